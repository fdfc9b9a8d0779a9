import { checkStudy } from '../../checker/checkStudy.ts'
import { VER_LEXER } from '../../checker/ruleTable/ruleTable.ts'
import { recordRemarks } from '../recordRemarks.ts'
import type { Study } from '../Study.ts'

/** The study with the remarks of the current rules. What a judge found about the same texts is kept. */
export function bringToCurrentRules(study: Study): Study {
  const { verLexer, verPrompt } = study.jtbd
  if (verLexer === VER_LEXER) return study
  const found = new Map(Object.entries(checkStudy(study)))
  const items = [study.jtbd, ...study.jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  const remarks = Object.fromEntries(
    items.map(({ uuid, remarks: before }) => [
      uuid,
      [...(found.get(uuid) ?? []), ...before.filter(({ source }) => source === 'judge')],
    ]),
  )
  return recordRemarks(study, {
    kind: 'recordRemarks',
    remarks,
    verLexer: VER_LEXER,
    ...(verPrompt === undefined ? {} : { verPrompt }),
  })
}
