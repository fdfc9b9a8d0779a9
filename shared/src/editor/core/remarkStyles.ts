import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** One remark in its list: severity, rule, message and buttons. */
export const RemarkLine = styled.li`
  overflow-wrap: anywhere;

  & > * {
    margin-right: ${space(2)};
  }
  & > b {
    font-weight: 600;
    white-space: nowrap;
  }
  &[data-severity='error'] > b {
    color: ${color.danger};
  }
  &[data-severity='warning'] > b {
    color: ${color.warning};
  }
  &[data-severity='hint'] > b {
    color: ${color.hint};
  }
`

/** A button within a line of text. `data-quiet` shows it as text until it is hovered. */
export const RemarkButton = styled.button`
  padding: ${space(0.5)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.accent};
  font: ${type.label};
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }
  &[data-quiet] {
    border-color: transparent;
    background: none;
    color: ${color.textMuted};
  }
  &[data-quiet]:hover {
    border-color: ${color.border};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    min-height: 32px;
  }
  @media print {
    display: none;
  }
`
