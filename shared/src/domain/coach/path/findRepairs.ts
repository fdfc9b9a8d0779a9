import { checkText } from '../../checker/checkText.ts'
import type { CheckedEntity } from '../../checker/Rule.ts'
import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import type { Remark } from '../../study/remarks/Remark.ts'
import type { ProposedEdit } from '../proposals/Proposal.ts'

/** A text of the study with a remark worth repairing. */
export interface Repair {
  readonly uuid: string
  /** For example "Job step 2" or "Outcome statement 2.1". */
  readonly place: string
  readonly text: string
  readonly remark: Remark
  readonly editOf: (after: string) => ProposedEdit
}

/** The steps and statements that have an error or a warning, errors first. */
export function findRepairs(study: CheckedStudy): readonly Repair[] {
  const found = study.jobSteps.flatMap((step, index) => [
    ...repairOf('jobStep', step, `Job step ${index + 1}`, (after) => ({
      kind: 'rewriteStep',
      stepId: step.uuid,
      before: step.userInput,
      after,
    })),
    ...step.outcomeStatements.flatMap((statement, at) =>
      repairOf('outcomeStatement', statement, `Outcome statement ${index + 1}.${at + 1}`, (after) => ({
        kind: 'rewriteStatement',
        statementId: statement.uuid,
        before: statement.userInput,
        after,
      })),
    ),
  ])
  const errors = found.filter(({ remark }) => remark.severity === 'error')
  return [...errors, ...found.filter(({ remark }) => remark.severity !== 'error')]
}

function repairOf(
  entity: CheckedEntity,
  { uuid, userInput }: { readonly uuid: string; readonly userInput: string },
  place: string,
  editOf: Repair['editOf'],
): readonly Repair[] {
  const remarks = checkText(entity, userInput)
  const remark =
    remarks.find(({ severity }) => severity === 'error') ??
    remarks.find(({ severity }) => severity === 'warning')
  return remark === undefined ? [] : [{ uuid, place, text: userInput, remark, editOf }]
}
