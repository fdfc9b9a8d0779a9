import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { Assumed, Fine } from './proposalStyles.ts'

/** Words the member did not say, and remarks that remain. Empty for most proposals. */
export function ProposalFacts({ proposal: { assumptions, remarks } }: { readonly proposal: Proposal }) {
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
    </>
  )
}
