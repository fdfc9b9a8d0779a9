import { Button, media, Notice, radius, shadow, space } from '@outcome-studio/shared/ui'
import { Fragment, useRef } from 'react'
import styled from 'styled-components'
import { describeOverride } from '../override/describeOverride.ts'
import type { FeatureOverride } from '../override/storedOverrides.ts'
import { useBottomSpace } from './useBottomSpace.ts'

// In the flow after the page, so that whatever it covers of a long page can be scrolled free.
const Bar = styled.section`
  position: sticky;
  bottom: ${space(2)};
  z-index: 95;
  width: fit-content;
  max-width: min(720px, calc(100% - ${space(8)}));
  margin: ${space(2)} auto;
  border-radius: ${radius.medium};
  box-shadow: ${shadow.overlay};

  ${media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
`

const Name = styled.span`
  white-space: nowrap;
`

interface OverrideBadgeProps {
  readonly overrides: readonly FeatureOverride[]
  readonly onEnd: () => void
  readonly onChange: () => void
}

/** Shown while this browser loads other versions of features than the released ones. One click ends that. */
export function OverrideBadge({ overrides, onEnd, onChange }: OverrideBadgeProps) {
  const bar = useRef<HTMLElement>(null)
  useBottomSpace(bar)
  return (
    <Bar ref={bar} aria-label="Versions of features" data-bottom-bar="">
      <Notice
        tone="warning"
        actions={
          <>
            <Button onPress={onEnd}>Use the released ones</Button>
            <Button tone="quiet" onPress={onChange}>
              Change
            </Button>
          </>
        }
      >
        Other versions in this browser:{' '}
        {overrides.map((override, at) => (
          <Fragment key={override.id}>
            {at > 0 && ', '}
            <Name>{override.id}</Name> ({describeOverride(override)})
          </Fragment>
        ))}
        .
      </Notice>
    </Bar>
  )
}
