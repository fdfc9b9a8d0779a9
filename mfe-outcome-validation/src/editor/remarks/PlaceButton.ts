import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The number of a text, which goes there. */
export const PlaceButton = styled.button`
  margin-left: -${space(0.5)};
  padding: 0 ${space(0.5)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  ${focusRing}

  @media (pointer: coarse) {
    min-width: 32px;
    min-height: 32px;
  }
`
