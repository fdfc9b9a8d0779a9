import type { Study } from '../Study.ts'
import type { RemarksByUuid } from '../StudyOperation.ts'
import { recordRemarks } from './recordRemarks.ts'

/**
 * Replaces the checker's remarks in a study by those it found. A judge's remarks stay, because the texts are the same.
 * @param found an entry for each item with remarks
 * @param verLexer version of the code rules that found them
 */
export function recordFound(study: Study, found: RemarksByUuid, verLexer: string): Study {
  const { verPrompt } = study.jtbd
  const checked = new Map(Object.entries(found))
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
    verLexer,
    ...(verPrompt === undefined ? {} : { verPrompt }),
  })
}
