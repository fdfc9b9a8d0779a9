import { color, space, type } from '@outcome-studio/shared/ui'
import { css } from 'styled-components'

/** Size and text of a fact beside a heading, also for what lies over one. */
export const factSizes = css`
  min-height: 30px;
  padding: ${space(1)} ${space(2)};
  font: ${type.control};

  /* A phone zooms into a focused field with smaller letters. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`

/** A text that is edited in place: without a border until it is hovered, focused or empty. */
export const inPlaceBox = css`
  border-color: transparent;
  background: transparent;

  &:hover:not(:focus-visible, :read-only) {
    border-color: ${color.border};
  }
  &::placeholder {
    font-size: 0.9375rem;
    font-weight: 400;
  }
  &:placeholder-shown:not(:focus-visible, :read-only) {
    border-color: ${color.borderStrong};
  }
`

/** A text field whose label is beside its text, which is edited in place. Hint and error are below. */
export const factField = css`
  align-items: center;

  & > label {
    color: ${color.textMuted};
    font: ${type.small};
  }
  & > input {
    ${factSizes}
    ${inPlaceBox}
    text-overflow: ellipsis;
  }
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`
