import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { radius } from '../tokens/shape.ts'

/** Styles of every button with an icon only. Each button sets its size, large enough for touch. */
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
