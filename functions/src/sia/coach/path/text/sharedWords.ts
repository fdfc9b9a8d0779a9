/** Words that tell nothing about a step. */
const COMMON: ReadonlySet<string> = new Set(
  `a an the and or but of for to with without in into on onto at by from up down off out over under about after before
  during while when that this these those it its they them their there you your we our my is are was were be been do does
  did done have has get gets got make makes take takes put give all every each any some no not so as if then also again
  too more most much many what which who how why where step steps job`.split(/\s+/),
)

const MOST_LETTERS = 40

/** The base of an English word, as far as its ending tells: "cannulating", "cannulates", "cannulate". */
export function stemOf(word: string): string {
  if (word.length > MOST_LETTERS || word.length < 4) return word
  const bare = word
    .replace(/(?:'s|s')$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '')
    .replace(/e$/, '')
  // "labelling", but not "selling"
  return bare.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=[aeiou][^aeiou]{1,3}el)l$/, '')
}

/** The bases of the words of substance, in their order. */
export const stemsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/\p{L}[\p{L}'-]*/gu) ?? []
  )
    .filter((word) => word.length > 1 && !COMMON.has(word))
    .map(stemOf)

/** Share of one text's words of substance that another has; 0 without any. */
export function shareOfWords(one: string, other: string): number {
  const words = [...new Set(stemsOf(one))]
  const known = new Set(stemsOf(other))
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}
