import { createLazy } from '@outcome-studio/shared/domain/base'
import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { useLazy } from '@outcome-studio/shared/feature'
import { Assumed, Fine } from './proposalStyles.ts'

const ruleNames = createLazy(async () => (await import('./RuleNames.tsx')).RuleNames)

/** Why a proposal is made: reason, rules, words the member did not say, remarks that remain. */
export function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
  const { reason, rules, assumptions, remarks } = proposal
  const names = useLazy(ruleNames, { isWanted: rules.length > 0 })
  const Names = names.kind === 'loaded' ? names.value : null
  return (
    <>
      {assumptions.length > 0 && (
        <Assumed>You did not say: {assumptions.map((word) => `“${word}”`).join(', ')}</Assumed>
      )}
      <Fine>
        {reason !== '' && <p>{reason}</p>}
        {rules.length > 0 && (
          <ul aria-label="Rules">
            {Names ? <Names ids={rules} /> : rules.map((id) => <li key={id}>{id}</li>)}
          </ul>
        )}
        {remarks.length > 0 && (
          <ul aria-label="Remarks">
            {remarks.map(({ ruleId, message }) => (
              <li key={`${ruleId} ${message}`}>
                {ruleId}: {message}
              </li>
            ))}
          </ul>
        )}
      </Fine>
    </>
  )
}
