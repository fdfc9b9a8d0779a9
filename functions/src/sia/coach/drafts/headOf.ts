import type { Language, Token } from '../language/Language.ts'

/** The noun before the first preposition, verb or clause. */
export function headOf(thing: string, language: Language): Token | undefined {
  const tokens = language.tokensOf(`the ${thing}`).slice(1)
  const end = tokens.findIndex(
    ({ tag, key }, at) =>
      at > 0 &&
      (['ADP', 'PRON', 'SCONJ', 'PART', 'AUX', 'ADV'].includes(tag) ||
        key === 'that' ||
        key === 'which' ||
        key === 'nobody'),
  )
  return (end < 0 ? tokens : tokens.slice(0, end)).findLast(({ tag }) =>
    ['NOUN', 'PROPN', 'X', 'VERB'].includes(tag),
  )
}
