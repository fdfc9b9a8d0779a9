import { createLazy } from '@outcome-studio/shared/domain/base'
import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { useLazy } from '@outcome-studio/shared/feature'
import { Check } from 'lucide-react'
import { Assumed, Fine, Followed, Why } from './proposalStyles.ts'

const ruleSentence = createLazy(async () => (await import('./followedRule.ts')).followedRule)

interface ProposalFactsProps {
  readonly proposal: Proposal
  readonly isDecided: boolean
}

/** Words the member did not say and remarks that remain. Until it is decided, also why it is proposed, on request. */
export function ProposalFacts({ proposal, isDecided }: ProposalFactsProps) {
  const { reason, rules, assumptions, remarks } = proposal
  const followed = rules.filter((id) => remarks.every(({ ruleId }) => ruleId !== id))
  const sentence = useLazy(ruleSentence, { isWanted: followed.length > 0 })
  return (
    <>
      {assumptions.length > 0 && (
        <Assumed>You did not say: {assumptions.map((word) => `“${word}”`).join(', ')}</Assumed>
      )}
      {remarks.length > 0 && (
        <Fine>
          <ul aria-label="Remarks">
            {remarks.map(({ ruleId, message }) => (
              <li key={`${ruleId} ${message}`}>
                {ruleId}: {message}
              </li>
            ))}
          </ul>
        </Fine>
      )}
      {!isDecided && (reason !== '' || followed.length > 0) && (
        <Why>
          <summary>Why?</summary>
          {reason !== '' && <p>{reason}</p>}
          {followed.length > 0 && (
            <Followed role="list" aria-label="Rules">
              {followed.map((id) => (
                <li key={id}>
                  <Check aria-hidden="true" />
                  <span>{sentence.kind === 'loaded' ? sentence.value(id) : `Follows ${id}`}</span>
                </li>
              ))}
            </Followed>
          )}
        </Why>
      )}
    </>
  )
}
