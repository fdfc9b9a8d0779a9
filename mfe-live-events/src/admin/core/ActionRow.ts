import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** What can be done with an event, with what became of it below. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
`

/** What became of an action, below the buttons of an ActionRow. */
export const ActionResult = styled.div`
  flex: 1 0 100%;
  order: 1;
`
