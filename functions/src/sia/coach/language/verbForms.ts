import { isVerb, PLAIN_VERBS, possibleBases, wordSet } from '@outcome-studio/shared/domain/checker'
import type { Language, Token } from './Language.ts'

const NO_ADDED: ReadonlySet<string> = new Set()

/** The base form of a verb in -ing, -s or -ed, in lower case; undefined for a word that is no known verb. */
export function baseOf(word: string): string | undefined {
  const key = word.toLowerCase()
  if (PLAIN_VERBS.has(key)) return key
  const bases = possibleBases(key)
  const isBase = !key.endsWith('ing') && isVerb(key, NO_ADDED)
  return (
    bases.find((base) => PLAIN_VERBS.has(base)) ??
    (isBase ? key : bases.find((base) => isVerb(base, NO_ADDED)))
  )
}

/** Verbs of several syllables that double their last letter. */
const DOUBLING = wordSet(
  'forget begin submit commit refer prefer occur permit admit regret equip control transfer patrol omit upset unplug',
)

/** The base form of a word in -ing: of "scraping" it is "scrape", as "scrap" would double its last letter. */
export function baseOfGerund({ key, tag, base }: Token, language: Language): string | undefined {
  const found = tag === 'VERB' && base !== key ? base : baseOf(key)
  // "untangling": a verb that only the dictionary knows.
  const stem = key.slice(0, -3)
  if (found === undefined)
    return [stem, `${stem}e`, stem.slice(0, -1)].find(
      (each) => language.isKnown(each) && gerundOf(each) === key,
    )
  if (gerundOf(found) === key || found.endsWith('e')) return found
  const longer = `${found}e`
  const isKnown =
    isVerb(longer, NO_ADDED) || (language.isKnown(longer) && gerundOf(found).length > key.length)
  return gerundOf(longer) === key && isKnown ? longer : found
}

/** The form in -ing of a verb's base form. */
export function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`
  return DOUBLING.has(base) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`
}
