import { media, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The buttons of a remark stay together. In the panel beside the texts, which is narrow, they have a line of their own. */
export const RemarkButtons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  vertical-align: baseline;

  ${media.wide} {
    &[data-in-panel] {
      display: flex;
      column-gap: 0;
      margin: ${space(1)} 0;
    }
    &[data-in-panel]:has(> button:first-child[data-quiet]) {
      margin-left: -${space(2)};
    }
  }
`
