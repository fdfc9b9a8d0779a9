import { JOB_STEP_CATEGORIES } from '../../study/Study.ts'
import type { CheckedStudy, StudyFinding } from './CheckedStudy.ts'

const STEPS = { least: 8, most: 20 }
const STATEMENTS_PER_STEP = { least: 3, most: 25 }
const STATEMENTS = { least: 50, most: 150 }

/** "1 job step", "2 job steps". */
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const isWritten = ({ userInput }: { readonly userInput: string }): boolean => userInput.trim() !== ''
const isOutside = (count: number, { least, most }: typeof STEPS): boolean => count < least || count > most

/** S1 to S4: how many steps and statements there are, and which categories they cover. Empty ones do not count. */
export function findCounts({ jtbd, jobSteps, notApplicable = [] }: CheckedStudy): readonly StudyFinding[] {
  const steps = jobSteps.filter(isWritten)
  const total = jobSteps.reduce((sum, step) => sum + step.outcomeStatements.filter(isWritten).length, 0)
  const atJob = (ruleId: string, message: string): StudyFinding => ({
    ruleId,
    uuid: jtbd.uuid,
    message,
    span: null,
  })
  const missing = JOB_STEP_CATEGORIES.filter(
    (category) =>
      !jobSteps.some((step) => step.category === category) &&
      !notApplicable.some((entry) => entry.category === category),
  )
  return [
    ...(isOutside(steps.length, STEPS)
      ? [atJob('S1', `The study has ${counted(steps.length, 'job step')}; 8 to 20 usually cover a job.`)]
      : []),
    ...steps.flatMap(({ uuid, outcomeStatements }): readonly StudyFinding[] => {
      const count = outcomeStatements.filter(isWritten).length
      const message = `This step has ${counted(count, 'outcome statement')}; 3 to 25 keep it complete and readable.`
      return isOutside(count, STATEMENTS_PER_STEP) ? [{ ruleId: 'S2', uuid, message, span: null }] : []
    }),
    ...(isOutside(total, STATEMENTS)
      ? [
          atJob(
            'S3',
            `The study has ${counted(total, 'outcome statement')}; 50 to 150 usually describe a job whole.`,
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          atJob(
            'S4',
            `No job step is in ${missing.join(', ')}. Add one, or say in the job map why the category does not apply.`,
          ),
        ]
      : []),
  ]
}
