/** Participles that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `throw thrown buy bought cut cut make made do done write written take taken give given send sent lose lost leave left
  bring brought build built break broken choose chosen draw drawn drive driven eat eaten find found forget forgotten grow
  grown hold held keep kept know known pay paid put put read read see seen sell sold sew sewn shut shut spend spent steal
  stolen tear torn wear worn weave woven set set say said tell told think thought teach taught catch caught feed fed get got
  hang hung lay laid let let shoot shot speak spoken split split spread spread sweep swept bend bent bind bound blow blown
  burn burnt dig dug grind ground hide hidden hit hit lend lent light lit rewrite rewritten redo redone misread misread`
    .split(/\s+/)
    .flatMap((base, at, words) => (at % 2 === 0 ? [[base, words[at + 1] ?? base]] : [])),
)

/** The participle of a verb's base form: "print" as "printed", "throw" as "thrown". */
export function participleOf(base: string): string {
  const irregular = IRREGULAR[base]
  if (irregular !== undefined) return irregular
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}
