import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The membership and the plans: side by side where the screen, which is a container, has the width. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)};

  & > * {
    min-width: 0;
  }
  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
