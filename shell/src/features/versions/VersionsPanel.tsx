import type { StoreResult } from '@outcome-studio/shared/storage'
import { Button, Dialog, media, Notice, Skeleton, space } from '@outcome-studio/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import type { FeatureVersions } from '../loading/createFeatureLoader.ts'
import type { FeatureOverride } from '../override/storedOverrides.ts'
import { originWords } from './originWords.ts'
import { VersionsForm } from './VersionsForm.tsx'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  width: 100%;

  & > :nth-last-child(3) {
    margin-right: auto;

    /* A line of its own. */
    ${media.narrow} {
      flex: 1 0 100%;
    }
  }
`

interface VersionsPanelProps {
  readonly active: readonly FeatureOverride[]
  /** Those that addresses of builds may have. */
  readonly origins: readonly string[]
  readonly load: () => Promise<readonly FeatureVersions[]>
  readonly apply: (overrides: readonly FeatureOverride[]) => StoreResult
  /** Shows what became of the versions; null for somebody who may not see it. */
  readonly onSeeReleases: (() => void) | null
  readonly onClose: () => void
}

/** Lists the versions of all features, and lets somebody choose which of them this browser loads. */
export function VersionsPanel({ active, origins, load, apply, onSeeReleases, onClose }: VersionsPanelProps) {
  const form = useId()
  const features = useQuery({
    queryKey: ['versions of features'],
    queryFn: load,
    // What was listed the last time is of no use.
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      title="Versions of features"
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <Choices>
          {active.length > 0 && <Button onPress={() => apply([])}>Use released versions of all</Button>}
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} isDisabled={features.data === undefined}>
            Apply and reload
          </Button>
        </Choices>
      }
    >
      <p>
        What you choose counts in this browser alone, until you change it.{' '}
        {origins.length === 0
          ? 'This environment allows no other builds than the listed ones.'
          : `Any other build needs an address of ${originWords(origins)}, and its files are not verified.`}
      </p>
      {onSeeReleases && (
        <div>
          <Button onPress={onSeeReleases}>See what runs</Button>
        </div>
      )}
      {features.isPending && <Skeleton label="Loading the versions" />}
      {features.isError && (
        <Notice tone="danger" actions={<Button onPress={() => void features.refetch()}>Try again</Button>}>
          The versions of the features could not be loaded.
        </Notice>
      )}
      {features.data && (
        <VersionsForm id={form} features={features.data} active={active} origins={origins} apply={apply} />
      )}
    </Dialog>
  )
}
