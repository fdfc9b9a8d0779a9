import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { joinTokens } from './joinTokens.ts'

/** "Family carers" as "the family carer"; null for an executor of many words. */
export function executorAsOne(executor: string, language: Language): string | null {
  // Of "category managers in hospitals who buy gloves", one is a category manager.
  const all = language.tokensOf(`the ${uncapitalized(executor.trim())}`).slice(1)
  const end = all.findIndex(
    ({ tag, key }) => tag === 'ADP' || tag === 'PUNCT' || key === 'who' || key === 'that',
  )
  const tokens = end < 1 ? all : all.slice(0, end)
  const head = tokens.at(-1)
  if (
    executor.trim() === '' ||
    head === undefined ||
    tokens.length > 3 ||
    tokens.some(({ tag }) => tag === 'ADP' || tag === 'PRON')
  )
    return null
  return `the ${joinTokens([...tokens.slice(0, -1), { ...head, text: isPlural(head) ? head.base : head.text }])}`
}
