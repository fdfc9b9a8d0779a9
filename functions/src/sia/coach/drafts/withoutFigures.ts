import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { tellsTrouble } from '../words/troubleWords.ts'
import { AT_RATE, AT_TIME, FIGURES, IS_UNIT, WASTED } from './FIGURES.ts'

/** Says of what is done at a time that it goes wrong also at another one. */
const DENIED = /\b(?:not|no|nobody|never|nothing|cannot|still|already|without)\b|n['’]t\b/i
/** Said of a figure. */
const ON_AVERAGE = /,? (?:on average|or so|or more|in total|in a row)(?=$|[,.;])/giu
/** Words after which a number says which ones of a row are meant. */
const WHICH = wordSet('last first next past top other another every each between than least most only')
/** Words that a count may follow; after a name, a number belongs to it: "gate 12". */
const BEFORE_COUNT: ReadonlySet<Token['tag']> = new Set([
  'DET',
  'ADP',
  'VERB',
  'CCONJ',
  'PART',
  'PRON',
  'AUX',
])

/**
 * What takes long, goes wrong or is wasted without its measured figures: an outcome statement holds no target. What
 * exceeds a figure is too much; a figure that only tells how many or how far is left out, and one that names a thing stays.
 */
export function withoutFigures(about: OutcomeQuestion, told: string, language: Language): string {
  if (
    !/\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half|twelve|several|fifteen|twenty|thirty|forty|fifty|sixty) /i.test(
      told,
    )
  )
    return told
  const rules = [...(about === 'wasted' ? WASTED : []), ...FIGURES]
  const measured = rules.reduce(
    (text, { figure, by, about: only }) =>
      only !== undefined && only !== about
        ? text
        : typeof by === 'string'
          ? text.replace(figure, by)
          : text.replace(figure, by),
    told,
  )
  const counted = withoutCounts(about, measured, language)
  const rated = counted !== told ? counted.replace(AT_RATE, '').replace(ON_AVERAGE, '') : counted
  const timeless = rated.replace(AT_TIME, '')
  const isWhole =
    timeless === rated ||
    about !== 'wrong' ||
    DENIED.test(timeless) ||
    tellsTrouble(language.tokensOf(timeless))
  const text = (isWhole ? timeless : rated)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim()
  return /\p{L}/u.test(text) ? text : told
}

/** "check all 120 beds" as "check all beds", "log in to 3 systems" as "log in to several systems". */
function withoutCounts(about: OutcomeQuestion, text: string, language: Language): string {
  const tokens = language.tokensOf(text)
  return tokens.reduce((current, { text: number }, at) => {
    if (!/^\d[\d.,]*$/.test(number) || !isCount(about, tokens, at)) return current
    const before = tokens[at - 1]
    const isFew = about === 'long' && before?.tag !== 'DET' && Number(number) < MANY
    const found = new RegExp(`(?<![\\p{L}\\d.,])${number.replaceAll('.', '\\.')} (?=\\p{L})`, 'u')
    return current.replace(found, isFew ? 'several ' : '')
  }, text)
}

/** From this number, "several" says too little. */
const MANY = 10

/** Whether the number at a place tells how many, and is no name, size or measure. */
function isCount(about: OutcomeQuestion, tokens: readonly Token[], at: number): boolean {
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const isVerbFirst = at === 1 && before?.tag !== 'DET' && before?.tag !== 'ADP'
  const isLed =
    before === undefined ||
    // What takes long begins with a verb, and what goes wrong with a name: "pump 3 stops".
    (isVerbFirst ? about === 'long' : BEFORE_COUNT.has(before.tag) && !WHICH.has(before.key))
  const noun = next?.tag === 'ADJ' || (next?.tag === 'NOUN' && !isPlural(next)) ? after : next
  return (
    isLed &&
    noun?.tag === 'NOUN' &&
    isPlural(noun) &&
    !IS_UNIT.test(noun.key) &&
    !(next !== undefined && IS_UNIT.test(next.key))
  )
}
