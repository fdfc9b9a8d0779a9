import type { CoachMessage, ProposalId } from '@outcome-studio/shared/domain/coach'

/** The text with which the member replaced a proposed one when accepting it; undefined if unchanged. */
export function acceptedText({ decisions }: CoachMessage, id: ProposalId): string | undefined {
  const decision = decisions[id]
  return decision?.kind === 'accepted' ? decision.text : undefined
}
