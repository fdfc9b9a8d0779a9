import { isVerb, PLAIN_VERBS, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../grammar/isPerson.ts'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { ACTION_ENDS } from '../words/actionNouns.ts'
import { joinTokens } from './joinTokens.ts'

/** Nouns of what is done to the thing named before them. Left out are those whose thing may be the doer: "approval". */
const NOMINALS: ReadonlyMap<string, string> = new Map([
  ['verification', 'verify'],
  ['inspection', 'inspect'],
  ['installation', 'install'],
  ['calibration', 'calibrate'],
  ['identification', 'identify'],
  ['validation', 'validate'],
  ['evaluation', 'evaluate'],
  ['assessment', 'assess'],
  ['measurement', 'measure'],
  ['adjustment', 'adjust'],
  ['replacement', 'replace'],
  ['removal', 'remove'],
  ['registration', 'register'],
])
/** What tells when or where it is done, or with what, not to what. */
const NO_THING = wordSet(
  'morning noon afternoon evening night day week weekend month year spring summer autumn winter fall monday tuesday wednesday thursday friday saturday sunday field desk home site hand machine computer self peer group team online',
)
const LEAD =
  /^(?:(?:i|we|they|you) (?:then |also |always |usually |first )?(?:do|have|run|perform) )?(?:an? |the |some )?/i

/** "credential verification" as "verify the credential"; null for another text. */
export function nominalAction(text: string, language: Language): string | null {
  const [thing, noun, ...others] = language.tokensOf(text.replace(LEAD, ''))
  const verb = noun === undefined ? undefined : NOMINALS.get(noun.key)
  if (thing === undefined || verb === undefined || others.length > 0) return null
  const isThing = thing.tag === 'NOUN' && !isPerson(thing) && !isGerund(thing) && !isPlural(thing)
  return isThing && !NO_THING.has(thing.key) ? `${verb} the ${thing.text}` : null
}

const NO_ADDED: ReadonlySet<string> = new Set()
/** Verbs that are followed by "of". */
export const OF_VERBS: ReadonlySet<string> = wordSet(
  'think dispose get take make let become approve beware speak hear dream learn',
)

/** "translation of contracts" as "translate contracts"; null for another text. */
export function nominalOf(text: string, language: Language): string | null {
  const [noun, of, ...thing] = language.tokensOf(text.replace(LEAD, ''))
  if (noun === undefined || of?.key !== 'of' || thing.length === 0 || OF_VERBS.has(noun.key)) return null
  // "repair of clocks"
  if (PLAIN_VERBS.has(noun.key) && noun.key === noun.base) return `${noun.key} ${joinTokens(thing)}`
  for (const [end, endings] of ACTION_ENDS) {
    if (!end.test(noun.key)) continue
    const verb = endings.map((ending) => noun.key.replace(end, ending)).find((each) => isVerb(each, NO_ADDED))
    if (verb === undefined) return null
    return `${verb} ${joinTokens(OF_VERBS.has(verb) ? [of, ...thing] : thing)}`
  }
  return null
}

/** "We do site comms and credential verification" in two, as one of them names an action. */
export function nominalPieces(text: string, language: Language): readonly string[] {
  const pieces = text.replace(LEAD, '').split(/ and /i)
  return pieces.length > 1 && pieces.some((piece) => nominalAction(piece, language) !== null)
    ? pieces
    : [text]
}
