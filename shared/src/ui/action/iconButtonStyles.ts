import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { radius } from '../tokens/shape.ts'

/** What every button that shows an icon alone has in common; its size is its own, but large enough for a finger. */
export const iconButtonStyles = css`
  display: inline-grid;
  place-items: center;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  ${focusRing}

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.sunken};
    color: ${color.text};
  }
  &:active {
    background: ${color.pressed};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`
