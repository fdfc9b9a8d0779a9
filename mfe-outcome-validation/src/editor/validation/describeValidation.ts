import { counted } from '@outcome-studio/shared/domain/base'
import { JUDGE_REFUSAL_MESSAGES } from '@outcome-studio/shared/domain/judge'
import { describeCounts } from '../checking/describeCounts.ts'
import type { ValidationReport, ValidationState } from './ValidationState.ts'

/**
 * Describes the state of a validation for the notice and for screen readers. Empty if there is none.
 * @param isSaved whether the stored study has the results, or gets them now
 */
export function describeValidation(state: ValidationState, isSaved: boolean): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'running':
      return `Checked ${state.checked} of ${state.total}`
    case 'stopped':
      return `Stopped after ${state.checked} of ${counted(state.total, 'text')}. What was found so far is kept.`
    case 'failed':
      return state.checked === 0
        ? `The validation did not run, and nothing was changed. ${state.message}`
        : `The validation got as far as ${state.checked} of ${counted(state.total, 'text')}, and what it found is kept. ${state.message}`
    case 'done':
      return describeReport(state.report, isSaved)
  }
}

function describeReport(
  { checked, counts, changed, unjudged, refusal }: ValidationReport,
  isSaved: boolean,
): string {
  if (checked === 0) return 'Nothing has changed since the last run.'
  const sentences = [
    `Validated ${counted(checked, 'text')}: ${describeCounts(counts)}.`,
    changed > 0 &&
      `${counted(changed, 'text')} ${changed === 1 ? 'was' : 'were'} edited meanwhile and ${changed === 1 ? 'is' : 'are'} not included.`,
    unjudged > 0 && `The language model gave no answer on ${counted(unjudged, 'text')}.`,
    refusal !== null && JUDGE_REFUSAL_MESSAGES[refusal],
    !isSaved && 'Save the study to keep these results.',
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
