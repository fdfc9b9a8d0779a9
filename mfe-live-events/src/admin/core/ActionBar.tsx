import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The line above a table: how many rows there are, then the actions for the selected ones. */
export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  margin-block: ${space(-5)};
  color: ${color.textMuted};
  font: ${type.small};

  & > :first-child {
    flex: 1 1 auto;
  }
`
