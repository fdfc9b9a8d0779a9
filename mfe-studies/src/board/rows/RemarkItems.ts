import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The remarks on one goal. Hints show while the goal is edited, so that a long list stays calm. */
export const RemarkItems = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};

  li:not(:focus-within) > div > &[data-quiet] {
    display: none;
  }
  @media print {
    display: none;
  }
`
