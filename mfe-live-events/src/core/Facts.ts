import { color, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Facts about an event in one line, as far as they fit. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color.textMuted};
`
