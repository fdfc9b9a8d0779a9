import type { CheckedStudy } from '../checker/study/CheckedStudy.ts'
import { VER_LEXER } from '../checker/VER_LEXER.ts'
import { recordRemarks } from '../study/remarks/recordRemarks.ts'
import type { Study } from '../study/Study.ts'
import type { RemarksByUuid } from '../study/StudyOperation.ts'

/** Checks a study by the current rules. */
export type CheckByRules = (study: CheckedStudy) => RemarksByUuid

/**
 * Replaces the checker's remarks by those of the current rules. A judge's remarks stay, because the texts are
 * the same.
 */
export function bringToCurrentRules(study: Study, check: CheckByRules): Study {
  const { verLexer, verPrompt } = study.jtbd
  if (verLexer === VER_LEXER) return study
  const checked = new Map(Object.entries(check(study)))
  const items = [study.jtbd, ...study.jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  const remarks = Object.fromEntries(
    items.map(({ uuid, remarks: before }) => [
      uuid,
      [...(checked.get(uuid) ?? []), ...before.filter(({ source }) => source === 'judge')],
    ]),
  )
  return recordRemarks(study, {
    kind: 'recordRemarks',
    remarks,
    verLexer: VER_LEXER,
    ...(verPrompt === undefined ? {} : { verPrompt }),
  })
}
