import { createLazy } from '@outcome-studio/shared/domain/base'
import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { useLazy } from '@outcome-studio/shared/feature'
import { Check } from 'lucide-react'
import { Fine, Followed } from './proposalStyles.ts'

const ruleSentence = createLazy(async () => (await import('./followedRule.ts')).followedRule)

interface ProposalReasonProps {
  readonly id: string
  readonly proposal: Proposal
}

/** The rules that a proposal follows. A rule with a remark is not followed. */
const followedRules = ({ rules, remarks }: Proposal): readonly string[] =>
  rules.filter((id) => remarks.every(({ ruleId }) => ruleId !== id))

/** Whether there is something to say about why a proposal is made. */
export const hasReason = (proposal: Proposal): boolean =>
  proposal.reason !== '' || followedRules(proposal).length > 0

/** Why a proposal is made, shown on request. */
export function ProposalReason({ id, proposal }: ProposalReasonProps) {
  const followed = followedRules(proposal)
  const sentence = useLazy(ruleSentence, { isWanted: followed.length > 0 })
  return (
    <Fine id={id}>
      {proposal.reason !== '' && <p>{proposal.reason}</p>}
      {followed.length > 0 && (
        <Followed role="list" aria-label="Rules">
          {followed.map((rule) => (
            <li key={rule}>
              <Check aria-hidden="true" />
              <span>{sentence.kind === 'loaded' ? sentence.value(rule) : `Follows ${rule}`}</span>
            </li>
          ))}
        </Followed>
      )}
    </Fine>
  )
}
