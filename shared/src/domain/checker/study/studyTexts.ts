import type { CheckedEntity } from '../Rule.ts'
import type { CheckedStudy } from './CheckedStudy.ts'

/** One text of a study with its kind. */
export interface StudyText {
  readonly uuid: string
  readonly entity: CheckedEntity
  readonly text: string
}

/**
 * Every text of a study that is checked separately: the job, then each job step before its outcome
 * statements.
 */
export function studyTexts({ jtbd, jobSteps }: CheckedStudy): readonly StudyText[] {
  return [
    { uuid: jtbd.uuid, entity: 'job', text: jtbd.userInput },
    ...jobSteps.flatMap(({ uuid, userInput, outcomeStatements }): StudyText[] => [
      { uuid, entity: 'jobStep', text: userInput },
      ...outcomeStatements.map(
        (statement): StudyText => ({
          uuid: statement.uuid,
          entity: 'outcomeStatement',
          text: statement.userInput,
        }),
      ),
    ]),
  ]
}
