import { color, inputStyles, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const SearchInput = styled.input`
  ${inputStyles}
`

/** Fixed height, to avoid layout shifts while the user types. */
export const Results = styled.div`
  height: min(352px, 45dvh);
  margin-inline: -${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(8)} ${space(2)};
`

export const Group = styled.div`
  padding-bottom: ${space(1)};
`

export const GroupTitle = styled.div`
  padding: ${space(2)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.label};
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 36px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.medium};
  font: ${type.body};
  cursor: pointer;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

/** Below a label: the study of a statement. */
export const Detail = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`

/** At the end of an option. */
export const Shortcuts = styled.span`
  display: flex;
  flex: none;
  gap: ${space(1)};
  margin-left: auto;

  @media (pointer: coarse) {
    display: none;
  }
`

export const Nothing = styled.p`
  padding: ${space(6)} ${space(2)};
  color: ${color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Status = styled.p`
  min-height: 1.25rem;
  color: ${color.textMuted};
  font: ${type.small};
`

/** Below the results. Its height is reserved, to avoid layout shifts while the user types. */
export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: 36px;
  color: ${color.textMuted};
  font: ${type.small};
`
