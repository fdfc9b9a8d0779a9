import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { color, inputStyles, keyOf, labelStyles, radius, space, type } from '@outcome-studio/shared/ui'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { type NumberedStatement, rankStatements } from '../../domain/evidence/rankStatements.ts'

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};

  & > label {
    ${labelStyles}
  }
  & > input {
    ${inputStyles}
  }
`

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow-y: auto;
  height: 190px;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  & > p {
    padding: ${space(1)} ${space(2)};
    color: ${color.textMuted};
    font: ${type.small};
  }
`

const Choice = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  font: ${type.small};
  cursor: pointer;

  & > :first-child {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`

const Count = styled.p`
  color: ${color.textMuted};
  font: ${type.small};

  &:empty {
    display: none;
  }
`

/** Statements that are shown; more words find the others. */
const SHOWN = 20

interface StatementPickerProps {
  readonly statements: readonly NumberedStatement[]
  /** The words that are added. */
  readonly quote: string
  /** The statement that comes first while nothing is typed; null for none. */
  readonly likely: OutcomeStatementUuid | null
  /** Called with the marked statement; null if none matches. */
  readonly onChoose: (statementId: OutcomeStatementUuid | null) => void
}

/** Finds an outcome statement by its words or number. The likeliest one is marked, and Enter takes it. */
export function StatementPicker({ statements, quote, likely, onChoose }: StatementPickerProps) {
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const id = useId()
  const found = useMemo(() => {
    const ranked = rankStatements(statements, query, quote)
    const last = query === '' ? ranked.find(({ uuid }) => uuid === likely) : undefined
    return last ? [last, ...ranked.filter((each) => each !== last)] : ranked
  }, [statements, query, quote, likely])
  const shown = found.slice(0, SHOWN)
  const current = shown[marked] ?? null
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const choose = useEffectEvent(onChoose)
  useEffect(() => choose(current?.uuid ?? null), [current])
  const optionId = (statement: NumberedStatement) => `${id}-${statement.uuid}`
  return (
    <Field>
      <label htmlFor={id}>Outcome statement</label>
      <input
        id={id}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? optionId(current) : undefined}
        autoComplete="off"
        ref={input}
        placeholder="Words or number"
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setMarked(0)
        }}
        onKeyDown={(event) => {
          const key = keyOf(event)
          if (key === 'Enter') {
            event.preventDefault()
            // The key that opened the dialog may still be pressed.
            if (!event.repeat) event.currentTarget.form?.requestSubmit()
          }
          if (key !== 'ArrowDown' && key !== 'ArrowUp') return
          event.preventDefault()
          const next = Math.min(Math.max(marked + (key === 'ArrowDown' ? 1 : -1), 0), shown.length - 1)
          setMarked(next)
          const statement = shown[next]
          if (statement) document.getElementById(optionId(statement))?.scrollIntoView({ block: 'nearest' })
        }}
      />
      <List id={`${id}-list`} role="listbox" aria-label="Outcome statements">
        {shown.map((statement, at) => (
          <Choice
            key={statement.uuid}
            id={optionId(statement)}
            role="option"
            aria-selected={at === marked}
            onClick={() => setMarked(at)}
          >
            <span>{statement.number}</span>
            <span dir="auto">{statement.text}</span>
          </Choice>
        ))}
        {shown.length === 0 && (
          <p role="presentation">No outcome statement has these words. Try fewer of them.</p>
        )}
      </List>
      <Count role="status">
        {query !== '' && found.length > SHOWN && `${found.length} match; more words narrow them down.`}
      </Count>
    </Field>
  )
}
