import type { CheckedEntity } from '../Rule.ts'
import type { CheckedStudy } from './CheckedStudy.ts'

/** One text of a study with what it is. */
export interface StudyText {
  readonly uuid: string
  readonly entity: CheckedEntity
  readonly text: string
}

/** The job, then each job step before its outcome statements: every text of a study that is checked by itself. */
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
