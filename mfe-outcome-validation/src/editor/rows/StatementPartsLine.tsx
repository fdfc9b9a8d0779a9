import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useReadable } from '@outcome-studio/shared/feature'
import { color, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { STATEMENT_PARTS, type StatementPart, statementParts } from '../../domain/checking/statementParts.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { textOf } from './useTextSource.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  padding: 0 ${space(2)} ${space(1)};
  font: ${type.small};
`

const Part = styled.li`
  padding-left: ${space(1.5)};
  border-left: 3px solid ${color.border};
  overflow-wrap: anywhere;

  & > b {
    display: block;
    color: ${color.textMuted};
    font: ${type.tiny};
  }
  & > i {
    color: ${color.textMuted};
  }
  &[data-part='direction'] {
    border-color: ${color.accent};
  }
  &[data-part='metric'] {
    border-color: ${color.success};
  }
  &[data-part='object'] {
    border-color: ${color.warning};
  }
  &[data-part='clarifier'] {
    border-color: ${color.hint};
  }
`

const NAMES: Readonly<Record<StatementPart, string>> = {
  direction: 'Direction',
  metric: 'Metric',
  object: 'Object',
  clarifier: 'Clarifier',
  examples: 'Examples',
}

interface StatementPartsLineProps {
  /** For example "Parts of outcome statement 1.2". */
  readonly label: string
  readonly statementId: OutcomeStatementUuid
}

/** Shows the parts of an outcome statement, including missing ones, if the member switched them on. */
export const StatementPartsLine = memo(function StatementPartsLine({
  label,
  statementId,
}: StatementPartsLineProps) {
  const isShown = useReadable(useEditor().partsShown)
  const text = useSessionValue(statementId, ({ views }) => (isShown ? textOf(views, statementId) : ''))
  if (!isShown || text.trim() === '') return null
  const found = statementParts(text)
  return (
    <List role="list" aria-label={label}>
      {STATEMENT_PARTS.map((part) => {
        const stretches = found.filter((each) => each.part === part)
        if (part === 'examples' && stretches.length === 0) return null
        return (
          <Part key={part} data-part={part}>
            <b>{NAMES[part]}</b>{' '}
            {stretches.length === 0 ? (
              <i>not found</i>
            ) : (
              stretches.map(({ start, end }) => text.slice(start, end)).join(' … ')
            )}
          </Part>
        )
      })}
    </List>
  )
})
