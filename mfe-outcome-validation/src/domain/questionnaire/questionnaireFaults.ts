import { type Need, needsTable } from '@outcome-studio/shared/domain/analysis'
import type { Remark, RemarksByUuid, Study } from '@outcome-studio/shared/domain/study'
import { openRemarks } from '@outcome-studio/shared/domain/study'

/** The rule that finds statements that say the same (docs/method.md §4). */
const DUPLICATE = 'O14'

/** Outcome statements that respondents should not be asked about as they are. One can be in several lists. */
export interface QuestionnaireFaults {
  readonly errors: readonly Need[]
  /** Duplicates are in a list of their own. */
  readonly warnings: readonly Need[]
  readonly duplicates: readonly Need[]
}

/**
 * Finds the faults in the questions of a survey: remarks of the checker and stored ones of the judge. Dismissed remarks
 * are left out.
 * @param found remarks of the checker on this study
 */
export function questionnaireFaults(study: Study, found: RemarksByUuid): QuestionnaireFaults {
  const open = new Map(
    study.jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.map((item) => {
        const judged = item.remarks.filter(({ source }) => source === 'judge')
        return [item.uuid, openRemarks(item, [...(found[item.uuid] ?? []), ...judged])] as const
      }),
    ),
  )
  const remarksOn = ({ statementId }: Need) => open.get(statementId) ?? []
  const needsWith = (isMeant: (remark: Remark) => boolean) =>
    needsTable(study).filter((need) => remarksOn(need).some(isMeant))
  return {
    errors: needsWith(({ severity }) => severity === 'error'),
    warnings: needsWith(({ severity, ruleId }) => severity === 'warning' && ruleId !== DUPLICATE),
    duplicates: needsWith(({ ruleId }) => ruleId === DUPLICATE),
  }
}
