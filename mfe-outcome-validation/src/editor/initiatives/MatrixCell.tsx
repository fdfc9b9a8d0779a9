import { capitalized } from '@outcome-studio/shared/domain/base'
import { EFFECTS, type Effect } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { keyOf } from '@outcome-studio/shared/ui'
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
  readonly initiative: string
  /** Number of the outcome statement. */
  readonly number: string
  readonly effect: Effect | null
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onSet: (effect: Effect | null) => void
}

/** The expected effect of an initiative on an outcome. */
export function MatrixCell({ initiative, number, effect, isCurrent, onFocus, onSet }: MatrixCellProps) {
  const isReadOnly = useReadOnly()
  return (
    <td data-column="cell">
      <CellButton
        type="button"
        data-effect={effect ?? undefined}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`${initiative}, ${effect ?? 'no'} effect on outcome ${number}`}
        aria-disabled={isReadOnly || undefined}
        onFocus={onFocus}
        onClick={() => !isReadOnly && onSet(nextEffect(effect))}
        onKeyDown={(event) => {
          const key = keyOf(event)
          const chosen = KEYS[key.length === 1 ? key.toLowerCase() : key]
          if (chosen === undefined || isReadOnly || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          if (chosen !== effect) onSet(chosen)
        }}
      >
        <span data-name="" dir="auto">
          {initiative}
        </span>{' '}
        {effect === null ? '·' : capitalized(effect)}
      </CellButton>
    </td>
  )
}
