import { Button, Notice, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { FeatureOverride } from './featureOverride.ts'

const Corner = styled.div`
  position: fixed;
  left: 50%;
  bottom: ${space(2)};
  z-index: 150;
  width: max-content;
  max-width: calc(100vw - ${space(8)});
  transform: translateX(-50%);
`

interface OverrideBadgeProps {
  readonly override: FeatureOverride
  readonly onEnd: () => void
}

/** Shown while this browser loads one feature from another address. One click ends the override. */
export function OverrideBadge({ override, onEnd }: OverrideBadgeProps) {
  return (
    <Corner>
      <Notice tone="warning" actions={<Button onPress={onEnd}>Use the released one</Button>}>
        {override.id} comes from {new URL(override.entry).host} in this browser and is not verified.
      </Notice>
    </Corner>
  )
}
