import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The remarks on one goal. Hints show while the goal is edited, so that a long list stays calm. */
export const RemarkItems = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};

  li:not(:focus-within) > div > &[data-quiet] {
    display: none;
  }
  @media print {
    display: none;
  }
`

/** One remark: severity, message and buttons. */
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

/** A button within a line of text. */
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
  @media (pointer: coarse) {
    min-height: 32px;
  }
`
