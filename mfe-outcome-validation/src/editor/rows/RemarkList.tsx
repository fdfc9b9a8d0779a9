import type { Remark, Severity } from '@outcome-studio/shared/domain'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { remarksId } from './remarksId.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} 0 ${space(1)};
  font: ${type.small};
`

const Item = styled.li`
  color: ${color.textMuted};
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

const Take = styled.button`
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

const NAMES: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', hint: 'Hint' }

interface RemarkListProps {
  readonly uuid: string
  readonly remarks: readonly Remark[]
  /** Called with the new text where a suggestion is taken; none can be where there is no text. */
  readonly onTake?: (replacement: string) => void
}

/**
 * What is said about one text: rule, severity, words, and the way out where there is one. The spaces between them
 * are for whoever hears or copies the text; the layout does without.
 */
export const RemarkList = memo(({ uuid, remarks, onTake }: RemarkListProps) =>
  remarks.length === 0 ? null : (
    <List role="list" id={remarksId(uuid)}>
      {remarks.map(({ ruleId, severity, message, suggestion, span }) => (
        <Item key={`${ruleId} ${span?.start} ${message}`} data-severity={severity}>
          <b>
            {NAMES[severity]} {ruleId}
          </b>{' '}
          <span>{message}</span>{' '}
          {suggestion && onTake && (
            <Take type="button" onClick={() => onTake(suggestion.replacement)}>
              {suggestion.label}
            </Take>
          )}
        </Item>
      ))}
    </List>
  ),
)
RemarkList.displayName = 'RemarkList'
