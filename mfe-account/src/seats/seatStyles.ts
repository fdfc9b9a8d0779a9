import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Rows = styled.ul`
  display: grid;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.border};
  }
`

export const Person = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`
