import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { shortStatementId, shortStepId } from './shortIds.ts'

/** Length in characters of a study's JSON up to which a prompt contains all of it. */
const WHOLE_STUDY_LENGTH = 20_000
const MAX_STEPS = 100
const MAX_STATEMENTS = 100
const MAX_TEXT = 300

/** A text as a prompt contains it. */
export const shortened = (text: string, length = MAX_TEXT): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** A study for a prompt: all texts of a small one; of a large one the job, the steps and how many statements each has. */
export function studyAsData(study: CheckedStudy): unknown {
  const steps = study.jobSteps.map((_step, index) => stepAsData(study, index))
  const whole = { ...headOf(study), steps }
  if (steps.length <= MAX_STEPS && JSON.stringify(whole).length <= WHOLE_STUDY_LENGTH) return whole
  return {
    ...headOf(study),
    note: 'This is an outline. Call read_study with the id of a step to read its statements.',
    steps: study.jobSteps.slice(0, MAX_STEPS).map(({ userInput, category, outcomeStatements }, index) => ({
      id: shortStepId(index),
      text: shortened(userInput, 120),
      category,
      statements: outcomeStatements.length,
    })),
    ...moreThan(MAX_STEPS, study.jobSteps.length),
  }
}

/** A step with its statements for a prompt; undefined if the study has no such step. */
export function stepAsData({ jobSteps }: CheckedStudy, stepIndex: number): unknown {
  const step = jobSteps[stepIndex]
  if (step === undefined) return undefined
  const { userInput, category, outcomeStatements } = step
  return {
    id: shortStepId(stepIndex),
    text: shortened(userInput),
    category,
    statements: outcomeStatements.slice(0, MAX_STATEMENTS).map((statement, index) => ({
      id: shortStatementId(stepIndex, index),
      text: shortened(statement.userInput),
    })),
    ...moreThan(MAX_STATEMENTS, outcomeStatements.length),
  }
}

const headOf = ({ jtbd }: CheckedStudy) => ({
  executor: shortened(jtbd.executor),
  job: shortened(jtbd.userInput),
})

const moreThan = (shown: number, length: number) => (length > shown ? { notShown: length - shown } : {})
