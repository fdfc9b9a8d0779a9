import type { ViewHours, ViewsSummary } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import type { RegistryLine } from '@outcome-studio/shared/releases'
import { Button, EmptyState, Notice } from '@outcome-studio/shared/ui'
import { Activity } from 'lucide-react'
import { useMemo } from 'react'
import { useEnvironment } from '../../core/EnvironmentContext.ts'
import { FeatureReleases } from './FeatureReleases.tsx'
import { releaseRows } from './releaseRows.ts'
import { Quiet } from './releaseStyles.ts'
import { countText, momentText } from './releaseWords.ts'

interface ReleasesProps {
  readonly summary: ViewsSummary
  readonly hours: ViewHours
  /** Null if the registry could not be read. */
  readonly lines: readonly RegistryLine[] | null
  readonly onTryAgain: () => void
}

/** The features with their versions, and what the numbers are of. */
export function Releases({ summary, hours, lines, onTryAgain }: ReleasesProps) {
  const { config } = useEnvironment()
  const { features, since, isCut } = summary
  const rows = useMemo(() => releaseRows(features, lines ?? []), [features, lines])
  const count = features.flatMap(({ versions }) => versions).reduce((sum, { views }) => sum + views, 0)
  return (
    <>
      {lines === null && (
        <Notice tone="danger" actions={<Button onPress={onTryAgain}>Try again</Button>}>
          The registry could not be read, so it is not known which versions are current.
        </Notice>
      )}
      {count === 0 ? (
        <EmptyState title="No visits recorded yet" icon={<Activity aria-hidden="true" />}>
          A visit is recorded when somebody who agreed to functional insights opens a feature. Nobody did in
          the last {hours === 24 ? '24 hours' : '7 days'}.
          {config.emulators !== null && ' On this machine, pages record visits only in debug mode.'}
        </EmptyState>
      ) : (
        <Quiet role="status">
          {countText(count)} views since <time dateTime={since}>{momentText(since)}</time>, of members who
          agreed to functional insights.
          {isCut && ' Earlier ones are not counted, because there are too many.'}
        </Quiet>
      )}
      {rows.map((feature) => (
        <FeatureReleases key={feature.feature} feature={feature} />
      ))}
    </>
  )
}
