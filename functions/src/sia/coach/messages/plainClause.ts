import { CLOSING_WORDS, OPENING } from './TALK.ts'

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' '],
  [/\bcan't\b|\bcant\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(i|we|you|they)'d\b/g, '$1 would'],
  [/\b(it|that|this|what|there|one|he|she|where|who)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
]

/** A clause as the patterns of talk are matched: in lower case, without contractions and opening words. */
export function plainClause(clause: string): string {
  let text = clause.toLowerCase()
  for (const [found, by] of CONTRACTIONS) text = text.replace(found, by)
  text = text.replace(/\s+/g, ' ').trim().replace(OPENING, '')
  return text
    .replace(/^["“]|["”]$/g, '')
    .replace(/(?<![.!?;:, ])[.!?;:, ]+$/, '')
    .replace(CLOSING_WORDS, '')
    .replace(/(?<![.!?;:, ])[.!?;:, ]+$/, '')
    .trim()
}
