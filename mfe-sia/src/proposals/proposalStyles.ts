import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(2)};

  & > * {
    min-width: 0;
  }
`
export const Card = styled.article`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  & > * {
    min-width: 0;
  }
  &[data-state='rejected'] {
    background: transparent;
  }
`
export const Place = styled.p`
  color: ${color.textMuted};
  font: ${type.label};
`
export const Fine = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;

  & ul {
    padding-inline-start: ${space(5)};
  }
`
export const Followed = styled.ul`
  list-style: none;

  && {
    padding: 0;
  }
  & > li {
    display: flex;
    gap: ${space(1)};
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-block-start: 2px;
    color: ${color.success};
  }
`
export const Assumed = styled.p`
  color: ${color.warning};
  font: ${type.small};
  overflow-wrap: anywhere;
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(1)};
`
export const State = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.label};

  & > svg {
    width: 16px;
    height: 16px;
  }
  &[data-tone='success'] {
    color: ${color.success};
  }
`
