import type {
  EarlierProposal,
  Proposal,
  ProposedEdit,
  WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import { MODEL_LIMITS } from './ModelEdit.ts'

interface ChangePlace {
  readonly earlier: readonly EarlierProposal[]
  /** Whether the member's words ask for it. */
  readonly isAsked: boolean
  /** How many other changes of the answer the member did not ask for. */
  readonly suggestions: number
}

/**
 * Why an item is not moved, put into a category or removed; empty if that may be proposed. Nothing is removed that the
 * member did not ask to remove, and what was proposed before is proposed again only if the member asks for it.
 */
export function problemsOfChange(
  edit: WordlessEdit,
  { earlier, isAsked, suggestions }: ChangePlace,
): readonly string[] {
  const isRemoval = edit.kind === 'removeStep' || edit.kind === 'removeStatement'
  if (isRemoval && !isAsked) return [UNASKED]
  const isRepeated =
    !isAsked &&
    earlier.some(
      ({ proposal, decision }) => decision?.kind !== 'accepted' && isSameChange(proposal.edit, edit),
    )
  return [
    ...(isThere(edit) ? ['It is there already.'] : []),
    ...(!isRemoval && edit.text.trim() === '' ? ['It has no text yet.'] : []),
    ...(isRepeated ? ['It was proposed before, and the member did not ask for it.'] : []),
    ...(!isAsked && suggestions >= MODEL_LIMITS.suggestions ? [TOO_MANY] : []),
  ]
}

const TOO_MANY = `An answer has at most ${MODEL_LIMITS.suggestions} changes that the member did not ask for.`

const UNASKED =
  'The member did not ask to remove this. Use the tool ask, with "remove" and the id as "about" and the text of the item in the question.'

/** Why an edit contradicts what the answer proposes: it needs what that removes, or removes what that needs. */
export function contradictionOf(edit: ProposedEdit, proposals: readonly Proposal[]): readonly string[] {
  const isContradicted = proposals.some((each) => removes(each.edit, edit) || removes(edit, each.edit))
  return isContradicted ? ['Another proposal of this answer contradicts it.'] : []
}

function removes(removal: ProposedEdit, other: ProposedEdit): boolean {
  if (removal.kind === other.kind) return false
  if (removal.kind === 'removeStatement')
    return 'statementId' in other && other.statementId === removal.statementId
  if (removal.kind !== 'removeStep' || other.kind === 'addStep') return false
  const isPlace = 'afterStepId' in other && other.afterStepId === removal.stepId
  return isPlace || ('stepId' in other && other.stepId === removal.stepId)
}

/** Whether the study is as the edit would make it. */
function isThere(edit: WordlessEdit): boolean {
  switch (edit.kind) {
    case 'moveStatement':
      return edit.stepId === edit.fromStepId
    case 'moveStep':
      return edit.afterStepId === edit.fromStepId || edit.afterStepId === edit.stepId
    case 'setCategory':
      return edit.category === edit.fromCategory
    default:
      return false
  }
}

/** Whether a second edit replaces the first of an answer. Additions never replace each other. */
export function isSameItem(one: ProposedEdit, other: ProposedEdit): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'setExecutor' || one.kind === 'setJob') return true
  const item = itemOf(one)
  return item !== null && item === itemOf(other)
}

/** The step or statement that an edit changes; null if it changes none of them. */
export function itemOf(edit: ProposedEdit): string | null {
  switch (edit.kind) {
    case 'rewriteStep':
    case 'moveStep':
    case 'setCategory':
    case 'removeStep':
      return edit.stepId
    case 'rewriteStatement':
    case 'moveStatement':
    case 'removeStatement':
      return edit.statementId
    default:
      return null
  }
}

/** Whether two edits move, categorize or remove the same item in the same way. */
export function isSameChange(one: ProposedEdit, other: ProposedEdit): boolean {
  if (!isSameItem(one, other)) return false
  if (one.kind === 'moveStatement') return other.kind === one.kind && other.stepId === one.stepId
  if (one.kind === 'moveStep') return other.kind === one.kind && other.afterStepId === one.afterStepId
  if (one.kind === 'setCategory') return other.kind === one.kind && other.category === one.category
  return true
}
