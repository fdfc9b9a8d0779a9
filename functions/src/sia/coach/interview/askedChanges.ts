import {
  type CoachContext,
  type CoachState,
  isWordless,
  type Proposal,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { itemOf } from '../languageModel/problemsOfChange.ts'
import { withPlaceAdded } from '../messages/addRequest.ts'
import { afterChangeAsked } from '../path/requests/afterChangeAsked.ts'
import { afterMoveAsked } from '../path/requests/afterMoveAsked.ts'
import { takeChanges } from '../path/requests/takeChanges.ts'
import { takeMoves } from '../path/requests/takeMoves.ts'
import { takeStepOrders } from '../path/requests/takeStepOrders.ts'
import { isInLines } from '../path/text/isInLines.ts'

/** The changes of items of the study that a message asks for. */
export interface AskedChanges {
  readonly edits: readonly WordlessEdit[]
  /** What the message says besides changes; null if it only asks for some, perhaps not clearly. */
  readonly rest: string | null
}

/** Reads what a message asks to move, to put into a category and to remove, as the built-in coach reads it. */
export function askedChanges(
  context: CoachContext,
  { changing, moving, ...state }: CoachState,
  message: string,
  language: Language,
): AskedChanges {
  if (isInLines(state.open, message)) return { edits: [], rest: message }
  const chosen =
    (changing && afterChangeAsked(context, changing, message, language)) ??
    (moving && afterMoveAsked(context, moving, message, language)) ??
    null
  if (chosen !== null) return { edits: 'proposals' in chosen ? wordless(chosen.proposals) : [], rest: null }
  const changes = takeChanges(context, state, message, language)
  const unchanged = withPlaceAdded(changes === null ? message : changes.rest)
  const orders = takeStepOrders(context, unchanged, language)
  const unordered = orders === null ? unchanged : orders.rest
  const moves = takeMoves(context, state, unordered, language)
  const moved = wordless([...(orders?.proposals ?? []), ...(moves?.proposals ?? [])])
  const isChanged = changes !== null || orders !== null || moves !== null
  const needed = new Set(moved.map(itemOf))
  const changed = wordless(changes?.changes.flatMap(({ proposals }) => proposals) ?? [])
  return {
    // A step that is moved too is needed.
    edits: [...changed.filter((edit) => edit.kind !== 'removeStep' || !needed.has(edit.stepId)), ...moved],
    rest: isChanged ? restOf(moves?.rest ?? unordered) : message,
  }
}

const restOf = (rest: string): string | null => (/\p{L}{2}/u.test(rest) ? rest.trim() : null)

const wordless = (proposals: readonly Proposal[]): readonly WordlessEdit[] =>
  proposals.flatMap(({ edit }) => (isWordless(edit) ? [edit] : []))
