import type { CoachMessage, ProposalId } from '@outcome-studio/shared/domain'

/** What the member wrote instead of the proposed text when they accepted it; undefined if nothing. */
export function acceptedText({ decisions }: CoachMessage, id: ProposalId): string | undefined {
  const decision = decisions[id]
  return decision?.kind === 'accepted' ? decision.text : undefined
}
