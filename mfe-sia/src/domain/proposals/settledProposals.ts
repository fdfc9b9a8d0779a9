import {
  addedItem,
  type CoachMessage,
  type Proposal,
  type ProposalId,
  readCoachState,
} from '@outcome-studio/shared/domain/coach'

type Answer = Pick<CoachMessage, 'id' | 'proposals' | 'state'>

/**
 * Proposals that a later answer of the branch contradicts: it proposes another text for the same place, or corrects
 * them.
 * @param answers of the branch, oldest first
 */
export function supersededProposals(
  answers: readonly Answer[],
): ReadonlyMap<CoachMessage['id'], ReadonlySet<ProposalId>> {
  const superseded = new Map<CoachMessage['id'], ReadonlySet<ProposalId>>()
  const later = new Set<string>()
  for (const { id, proposals, state } of [...answers].reverse()) {
    const gone = proposals.filter(({ edit }) => later.has(placeOf(edit))).map((each) => each.id)
    if (gone.length > 0) superseded.set(id, new Set(gone))
    for (const { edit } of proposals) if (addedItem(edit) === null) later.add(placeOf(edit))
    for (const item of readCoachState(state)?.replaced ?? []) later.add(item)
  }
  return superseded
}

/**
 * Proposals that are no longer open because another one of the same answer for the same place was accepted. Several
 * proposals for one text are alternatives.
 */
export function closedAlternatives(
  proposals: readonly Proposal[],
  isAccepted: (proposal: Proposal) => boolean,
): ReadonlySet<ProposalId> {
  const byPlace = Map.groupBy(
    proposals.filter(({ edit }) => addedItem(edit) === null),
    ({ edit }) => placeOf(edit),
  )
  const closed = [...byPlace.values()].flatMap((alternatives) => {
    const accepted = alternatives.find(isAccepted)
    return accepted ? alternatives.filter((each) => each !== accepted) : []
  })
  return new Set(closed.map(({ id }) => id))
}

/** Names the text that an edit writes. */
function placeOf(edit: Proposal['edit']): string {
  switch (edit.kind) {
    case 'setExecutor':
    case 'setJob':
      return edit.kind
    case 'rewriteStep':
      return `rewrite ${edit.stepId}`
    case 'rewriteStatement':
      return `rewrite ${edit.statementId}`
    case 'moveStatement':
      return `move ${edit.statementId}`
    case 'moveStep':
      return `move ${edit.stepId}`
    case 'setCategory':
      return `category ${edit.stepId}`
    // Supersedes the draft that added it.
    case 'removeStep':
      return edit.stepId
    case 'removeStatement':
      return edit.statementId
    default:
      return addedItem(edit) ?? ''
  }
}
