import { color, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The upper edge of the palette. Its line shows the focus of the field. */
export const SearchRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};

  &:has(input:focus-visible) {
    border-bottom-color: ${color.focus};
    box-shadow: inset 0 -1px ${color.focus};
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.textMuted};
  }
`

export const SearchInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: ${type.body};
  outline: 2px solid transparent;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`

/** As high as its content. The dialog grows downwards, so that the field stays in its place while the user types. */
export const Results = styled.div`
  max-height: min(432px, 60dvh);
  padding: ${space(1)} ${space(2)};
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
export const Mark = styled.span`
  flex: none;
  margin-left: auto;
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

/** Notices below the results. */
export const Below = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: 0 ${space(4)} ${space(2)};

  &:not(:has(> :not(:empty))) {
    display: none;
  }
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  min-height: 36px;
  padding: ${space(1)} ${space(4)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};

  @media (pointer: coarse) {
    &:has(> :first-child:empty) {
      min-height: 0;
      padding: 0;
      border: 0;
    }
  }
`

export const Status = styled.p`
  min-width: 0;
`

/** What the keys do that have no button. */
export const KeyHints = styled.p`
  display: flex;
  flex: none;
  gap: ${space(3)};
  margin-left: auto;

  ${media.narrow} {
    display: none;
  }
  @media (pointer: coarse) {
    display: none;
  }
`

/** Below the results. */
export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color.textMuted};
  font: ${type.small};
`
