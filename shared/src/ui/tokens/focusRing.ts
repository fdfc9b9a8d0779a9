import { css } from 'styled-components'
import { color } from './color.ts'

/** A ring that is never hidden: for whatever takes the keyboard. */
export const focusRing = css`
  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
