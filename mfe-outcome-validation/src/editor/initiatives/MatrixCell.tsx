import { capitalized, isEqual } from '@outcome-studio/shared/domain/base'
import {
  EFFECTS,
  type Effect,
  type Initiative,
  type InitiativeId,
  type OutcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { keyOf } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import { shownName } from './edits/initiativeKey.ts'
import type { InitiativeEdits } from './edits/useInitiativeEdits.ts'
import { CellButton } from './matrixStyles.ts'

/** Keys that set an effect directly. */
const KEYS: Readonly<Record<string, Effect | null>> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  Delete: null,
  Backspace: null,
}

/** What pressing a cell leads to: the next effect, and none after the largest. */
const nextEffect = (effect: Effect | null): Effect | null =>
  effect === null ? EFFECTS[0] : (EFFECTS[EFFECTS.indexOf(effect) + 1] ?? null)

interface MatrixCellProps {
  readonly initiative: Pick<Initiative, 'id' | 'name'>
  readonly statementId: OutcomeStatementUuid
  /** Number of the outcome statement. */
  readonly number: string
  readonly effect: Effect | null
  readonly isCurrent: boolean
  readonly onFocus: (statementId: OutcomeStatementUuid, id: InitiativeId) => void
  readonly edits: InitiativeEdits
}

/** The expected effect of an initiative on an outcome. */
export const MatrixCell = memo(function MatrixCell({
  initiative,
  statementId,
  number,
  effect,
  isCurrent,
  onFocus,
  edits,
}: MatrixCellProps) {
  const isReadOnly = useReadOnly()
  const name = shownName(initiative)
  const set = (next: Effect | null) => edits.setEffect(initiative, { id: statementId, number }, next)
  return (
    <td data-column="cell">
      <CellButton
        type="button"
        data-effect={effect ?? undefined}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`${name}, ${effect ?? 'no'} effect on outcome ${number}`}
        aria-disabled={isReadOnly || undefined}
        onFocus={() => onFocus(statementId, initiative.id)}
        onClick={() => !isReadOnly && set(nextEffect(effect))}
        onKeyDown={(event) => {
          const key = keyOf(event)
          const chosen = KEYS[key.length === 1 ? key.toLowerCase() : key]
          if (chosen === undefined || isReadOnly || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          if (chosen !== effect) set(chosen)
        }}
      >
        <span data-name="" dir="auto">
          {name}
        </span>{' '}
        {effect === null ? '·' : capitalized(effect)}
      </CellButton>
    </td>
  )
}, isEqual)
