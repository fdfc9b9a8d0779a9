import { color } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Shows where a dragged item would be dropped. */
export const DropLine = styled.div`
  position: fixed;
  z-index: 20;
  height: 3px;
  margin-top: -1.5px;
  border-radius: 2px;
  background: ${color.accent};
  pointer-events: none;

  @media (forced-colors: active) {
    background: Highlight;
  }
`
