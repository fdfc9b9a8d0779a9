import type { CheckedEntity, CheckedStudy, RuleSet } from '@outcome-studio/shared/domain/checker'
import { checkText } from '@outcome-studio/shared/domain/checker'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import type { Remark } from '@outcome-studio/shared/domain/study'

/** A text of the study with a remark worth repairing. */
export interface Repair {
  readonly uuid: string
  /** For example "Job step 2" or "Outcome statement 2.1". */
  readonly place: string
  readonly text: string
  readonly remark: Remark
  readonly editOf: (after: string) => ProposedEdit
}

/** The steps and statements that have an error or a warning by these rules, errors first. */
export function findRepairs(study: CheckedStudy, rules: RuleSet): readonly Repair[] {
  const repairOf = (entity: CheckedEntity, item: Item, place: string, editOf: Repair['editOf']) => {
    const remark = worstOf(checkText(entity, item.userInput, rules))
    return remark === undefined ? [] : [{ uuid: item.uuid, place, text: item.userInput, remark, editOf }]
  }
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

interface Item {
  readonly uuid: string
  readonly userInput: string
}

const worstOf = (remarks: readonly Remark[]): Remark | undefined =>
  remarks.find(({ severity }) => severity === 'error') ??
  remarks.find(({ severity }) => severity === 'warning')
