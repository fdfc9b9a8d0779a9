import { Button, Notice, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeOverride } from '../override/describeOverride.ts'
import type { FeatureOverride } from '../override/storedOverrides.ts'

const Corner = styled.div`
  position: fixed;
  left: 50%;
  bottom: ${space(2)};
  z-index: 95;
  width: max-content;
  max-width: min(640px, calc(100vw - ${space(8)}));
  transform: translateX(-50%);
`

interface OverrideBadgeProps {
  readonly overrides: readonly FeatureOverride[]
  readonly onEnd: () => void
  readonly onChange: () => void
}

/** Shown while this browser loads other versions of features than the released ones. One click ends that. */
export function OverrideBadge({ overrides, onEnd, onChange }: OverrideBadgeProps) {
  return (
    <Corner>
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
        {overrides.map((override) => `${override.id} (${describeOverride(override)})`).join(', ')}.
      </Notice>
    </Corner>
  )
}
