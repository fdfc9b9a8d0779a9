import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The links above the title. */
export const TopLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`
