import { isThirdPerson } from '../grammar/wordForms.ts'
import type { Line } from './Line.ts'

/** Prepositions of other languages, where one alone is English. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/\b(arriv)(e|es|ing) to (?=the (?:right|correct|wrong|same|desired|final) )/giu, 'reach$2 '],
  [/\breache(?=\b)/gu, 'reach'],
  [
    /\bin the end of (?:the )?(day|week|month|year|shift|season|month|lesson|project|job)\b/giu,
    'at the end of the $1',
  ],
  [
    /\bin the (beginning|start) of (?:the )?(day|week|month|year|shift|season|lesson|project|job)\b/giu,
    'at the $1 of the $2',
  ],
  [
    /\b(waits?|works?|stands?|sits?|runs?|stays?|lies|lie) since (?=(?:\d+|an?|two|three|four|five|six|ten|twenty|thirty|several|many|some) (?:minutes?|hours?|days?|weeks?|months?|years?)\b)/giu,
    '$1 for ',
  ],
  [/\bwrong person\b(?<!the wrong person)(?<!a wrong person)/giu, 'the wrong person'],
  [/\bmean(s)? other\b(?=$|[,.;])/giu, 'mean$1 another'],
  [/\bis (?:not )?depend(?:ing|ed)? (?:of|from)\b/giu, 'depends on'],
  [/\bdepend(s)? (?:of|from) (?=the\b)/giu, 'depend$1 on '],
]
/** "enough hot" */
const ENOUGH = /\b(is|are|was|not|be|gets?|get) enough (\p{L}+)(?=$|[,.;]| (?:to|for|and|when|before)\b)/giu
/** "what want the customer": the verb before its subject, at the end. */
const BEFORE_SUBJECT =
  /\b(what|which \p{L}+|who|how much|how many) (\p{L}+) (the|a|an|each|every) (\p{L}+)$/iu

/** What is said with other prepositions, and in another order, in other languages: "arrive to", "enough hot". */
export function withPrepositions({ text, language }: Line): string {
  let told = text
  for (const [pattern, meant] of MEANT) told = told.replace(pattern, meant)
  return told
    .replace(ENOUGH, (found, be: string, quality: string) =>
      language.tokensOf(`is ${quality}`)[1]?.tag === 'ADJ' ? `${be} ${quality} enough` : found,
    )
    .replace(BEFORE_SUBJECT, (found, asked: string, verb: string, article: string, who: string) => {
      const [, read] = language.tokensOf(`to ${verb}`)
      return WANTING.has(verb.toLowerCase()) && read !== undefined && !isThirdPerson(read)
        ? `${asked} ${article} ${who} ${verb}s`
        : found
    })
}
/** Of whoever is served, and never an object's verb. */
const WANTING: ReadonlySet<string> = new Set('want need like order prefer ask'.split(' '))
