import { color, radius } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The native checkbox of a table's row, which has its name as aria-label. */
export const CheckBox = styled.input`
  display: block;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.accentFill};
  cursor: pointer;

  /* The browser's own empty box is gray in dark mode. */
  @media (forced-colors: none) {
    &:not(:checked, :indeterminate) {
      appearance: none;
      border: 1px solid ${color.borderStrong};
      border-radius: ${radius.small};
      background: ${color.surface};
    }
  }
`
