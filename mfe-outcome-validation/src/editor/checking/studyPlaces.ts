import { EXECUTOR_FIELD } from '@outcome-studio/shared/document'
import type { Job, JobStep, OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'

/** A checked text of a study. */
export interface StudyPlace {
  /** Key of the text's field and of its list of remarks. */
  readonly key: string
  readonly item: Job | JobStep | OutcomeStatement
  /** Its number on screen: "2" for a step, "2.1" for a statement, or "Job" or "Executor". */
  readonly name: string
}

/** Every checked text of a study, in page order. */
export function studyPlaces({ jtbd, jobSteps }: Study): readonly StudyPlace[] {
  return [
    { key: EXECUTOR_FIELD, item: jtbd, name: 'Executor' },
    { key: jtbd.uuid, item: jtbd, name: 'Job' },
    ...jobSteps.flatMap((step, at) => [
      { key: step.uuid, item: step, name: `${at + 1}` },
      ...step.outcomeStatements.map((item, index) => ({
        key: item.uuid,
        item,
        name: `${at + 1}.${index + 1}`,
      })),
    ]),
  ]
}

/** The name of a place in a sentence, for example "Outcome statement 2.1". */
export function describePlace(name: string): string {
  if (name === 'Job') return name
  if (name === 'Executor') return 'Job executor'
  return name.includes('.') ? `Outcome statement ${name}` : `Job step ${name}`
}
