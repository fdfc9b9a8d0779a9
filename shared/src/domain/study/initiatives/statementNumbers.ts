import type { OutcomeStatementUuid, Study } from '../Study.ts'

/** The number of each outcome statement, for example "2.1". */
export const statementNumbers = ({
  jobSteps,
}: Pick<Study, 'jobSteps'>): ReadonlyMap<OutcomeStatementUuid, string> =>
  new Map(
    jobSteps.flatMap(({ outcomeStatements }, at) =>
      outcomeStatements.map(({ uuid }, index) => [uuid, `${at + 1}.${index + 1}`] as const),
    ),
  )
