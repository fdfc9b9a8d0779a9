import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { RemovalQuestion } from '../languageModel/InterviewPlan.ts'
import { createShortIds } from '../languageModel/shortIds.ts'

const KEY = /^remove (s[\d.]{1,12})$/

/** Reads the key of a question whether to remove an item, for example "remove s1.2"; null for any other key. */
export function removalQuestion(study: CheckedStudy, key: string): RemovalQuestion | null {
  const shortId = KEY.exec(key)?.[1] ?? ''
  const ids = createShortIds(study)
  const item = ids.step(shortId) ?? ids.statement(shortId)
  return item === undefined ? null : { id: item.uuid, text: item.userInput.trim() }
}
