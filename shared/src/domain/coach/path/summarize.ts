import { counted } from '../../base/counted.ts'
import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import { uncapitalized } from '../../checker/text/edits.ts'
import { nameAsTyped } from './asTyped.ts'
import { filledItems } from './filledItems.ts'
import { countStatements } from './nextCoachQuestion.ts'

/** Where a study stands, in a sentence or two. */
export function summarize(study: CheckedStudy): string {
  const { executor, userInput } = study.jtbd
  const steps = filledItems(study.jobSteps).length
  if (executor.trim() === '' && userInput.trim() === '' && steps === 0) return 'Your study is still empty.'
  const who = executor.trim() === '' ? '' : ` for ${nameAsTyped(executor)}`
  const job =
    userInput.trim() === '' ? 'without a job yet' : `about ${nameAsTyped(uncapitalized(userInput.trim()))}`
  return `Your study${who} is ${job}, with ${counted(steps, 'job step')} and ${counted(countStatements(study), 'outcome statement')}.`
}
