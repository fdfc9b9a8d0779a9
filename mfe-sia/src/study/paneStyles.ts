import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
`
export const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`
