import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Container query for one column: a small device, or a modal. `Screen` is the container. */
export const narrow = '@container (max-width: 520px)'

/** The result of the last action, next to its control. Screen readers announce each change. */
export const StatusText = styled.p.attrs({ role: 'status' })`
  color: ${color.textMuted};
  font: ${type.small};

  &:empty {
    display: none;
  }
`
