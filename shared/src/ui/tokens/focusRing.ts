import { css } from 'styled-components'
import { color } from './color.ts'

/** A focus ring that is never hidden. */
export const focusRing = css`
  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
