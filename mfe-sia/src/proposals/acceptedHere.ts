import type { StudySession } from '@outcome-studio/shared/document'
import type { ProposalId, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { MoveOrigin } from '../domain/proposals/planMove.ts'

const byStudy = new WeakMap<StudySession, Map<string, MoveOrigin | null>>()

/**
 * Proposals that were accepted on this page, also those undone since, with the place that a moved step or statement had
 * before. The stored decision has no place, and is removed by Undo on the card, which the study's own undo takes back.
 */
export function acceptedHere(study: StudySession): {
  /** undefined for one that was not accepted here, null for one that moves nothing. */
  readonly find: (answerId: SiaMessageId, id: ProposalId) => MoveOrigin | null | undefined
  readonly remember: (answerId: SiaMessageId, id: ProposalId, origin: MoveOrigin | null) => void
} {
  const origins = byStudy.get(study) ?? new Map<string, MoveOrigin | null>()
  byStudy.set(study, origins)
  return {
    find: (answerId, id) => origins.get(`${answerId} ${id}`),
    remember: (answerId, id, origin) => origins.set(`${answerId} ${id}`, origin),
  }
}
