import { inputStyles, space } from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

/** A cell of a table, which looks like text until it is pointed at or has the focus. */
const cellStyles = css`
  ${inputStyles};
  min-height: 30px;
  padding: ${space(1)} ${space(2)};

  &:not(:hover, :focus) {
    border-color: transparent;
    background-color: transparent;
  }
  @media (pointer: fine) {
    padding-block: 2px;
    font-size: 0.875rem;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:not(:hover, :focus) {
      border-color: GrayText;
    }
  }
`

export const CellField = styled.input`
  ${cellStyles}
`

export const CellSelect = styled.select`
  ${cellStyles}

  &:disabled {
    color: inherit;
    opacity: 1;
  }
`
