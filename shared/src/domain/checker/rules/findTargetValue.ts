import type { FindInText, LooksFor, RemarkDraft } from '../Rule.ts'
import { isNumber } from '../text/compounds.ts'
import { removed, spanOf, suggestion } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import { ARTICLES, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import {
  COUNTED_UNITS,
  CURRENCY_SIGNS,
  CURRENCY_UNITS,
  DESCRIBING_UNITS,
  DURATION_UNITS,
  LIMITS,
  UNITS,
  WHEN_WORDS,
} from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const FILLERS = wordSet('the a an than more less fewer longer later higher lower least most of or no')
const LEADS_IN = [FILLERS, LIMITS, CURRENCY_SIGNS]
const HALVING = wordSet('half zero quarter third fifth tenth')
/** Ordinals that are fractions after "by a": "by a third", but "by a third party". */
const FRACTIONS = wordSet('third fifth tenth')
const BEFORE_FRACTION = wordSet('by to than')
const LEADS_TO_ONE = wordSet('within under below than exceeding')
/** "within a few days" */
const FEW = wordSet('few')
const NO_COMPARATIVES = wordSet('fewer under over number ever never')
const CAPS = wordSet('than most')
/** "to a maximum of three" */
const EXTREMES = wordSet('maximum minimum')
/** Words that lead to a value: "to under 3 minutes", "within an hour". */
const ATTAINING = wordSet('to in within by')
const COMPARING = wordSet('under below over above than exceeding least most')
/** Words that open a clause about circumstances: "when the swell is above 2 m". */
const CLAUSE_OPENERS = wordSet('when whenever while if unless until once where wherever whose because')
const CHANCES = wordSet('likelihood chance chances probability odds risk risks')
const DURATIONS = wordSet('time duration delay delays wait')
const COUNTS = wordSet('number count frequency percentage percent proportion share rate')
const SHARES = wordSet('% percent pct')
const COSTS = wordSet('cost costs price prices expense expenses')
const RELATIVES = wordSet('that who which whose')
const CLOCK = wordSet("am pm o'clock noon")
/** A point in time: "less than two weeks before departure". */
const POINT_IN_TIME = wordSet('before after ago')

/** O9: a statement says what to measure, not which value to reach. */
export const findTargetValue: FindInText = (statement, vocabulary) => {
  const { words } = statement
  const metricAt = readOutcome(statement, vocabulary)?.metric?.at ?? -1
  const surroundings: Surroundings = {
    metric: words[metricAt]?.key ?? '',
    clauseAt: placeOf(statement, CLAUSE_OPENERS),
    relativeAt: placeOf(statement, RELATIVES),
  }
  const remarks: RemarkDraft[] = []
  let index = 0
  while (index < words.length) {
    if (!isQuantity(statement, index)) {
      index += 1
      continue
    }
    const numberEnd = endOfNumber(statement, index)
    const end = targetEnd(statement, index, numberEnd)
    if (end !== null) {
      const quantity = { start: startOfTarget(statement, index), index, end }
      const reading = readingOf(statement, quantity, surroundings)
      if (reading !== 'circumstance') remarks.push(target(statement, quantity, reading))
    }
    // Continues after the whole number, since reading it again from each of its words would be quadratic.
    index = (end ?? numberEnd) + 1
  }
  return remarks
}

/** Numbers, and words before an article that stands for one. */
export const looksForTargetValue: LooksFor = ({ key }) =>
  isNumber(key) || key === 'quarter' || FRACTIONS.has(key) || LEADS_TO_ONE.has(key)

/** What a statement says around its numbers. The indexes are infinite if there is no such word. */
interface Surroundings {
  /** Key of the metric; empty if there is none. */
  readonly metric: string
  readonly clauseAt: number
  readonly relativeAt: number
}

/** Indexes of a number's words. */
interface Quantity {
  /** First word that leads to the number. */
  readonly start: number
  readonly index: number
  /** Last word, which may be a unit. */
  readonly end: number
}

/** O9 in examples: a number is an example; only a limit such as "under 5 minutes" is a target. */
export const findLimitInExamples: FindInText = (...checked) =>
  findTargetValue(...checked).filter(({ severity }) => severity === undefined)

/** A number, or an article that stands for one: "within an hour". */
function isQuantity({ words }: Statement, index: number): boolean {
  const key = words[index]?.key ?? ''
  if (isNumber(key) || key === 'quarter') return true
  if (!ARTICLES.has(key) && !FEW.has(key) && !FRACTIONS.has(key)) return false
  const isTheHour = key === 'the' && words[index - 1]?.key === 'within' && words[index + 1]?.key === 'hour'
  const isOne =
    isTheHour || (ARTICLES.has(key) && key !== 'the' && LEADS_TO_ONE.has(words[index - 1]?.key ?? ''))
  const unit = words[index + (BEFORE_UNIT.has(words[index + 1]?.key ?? '') ? 2 : 1)]?.key ?? ''
  const isFew = FEW.has(key) && words[index - 1]?.key === 'a' && LEADS_TO_ONE.has(words[index - 2]?.key ?? '')
  const isFraction =
    FRACTIONS.has(key) &&
    words[index - 1]?.key === 'a' &&
    BEFORE_FRACTION.has(words[index - 2]?.key ?? '') &&
    (words[index + 1] === undefined || PREPOSITIONS.has(words[index + 1]?.key ?? ''))
  return isFraction || ((isOne || isFew) && DURATION_UNITS.has(unit))
}

/** Index of the last word of a number, such as "hundred" in "two hundred". */
function endOfNumber({ words }: Statement, start: number): number {
  let end = start
  while (isNumber(words[end + 1]?.key ?? '') || words[end + 1]?.key === '%') end += 1
  return end
}

/** Words between a number and its unit: "two working days". */
const BEFORE_UNIT = wordSet('working business calendar full whole consecutive short more')

/** Index of the last word of the target value with this number; null if the number is no target. */
function targetEnd({ words }: Statement, start: number, end: number): number | null {
  const value = words[end]?.key ?? ''
  // "Less than a quarter" has its limit before the article.
  const before = words[start - (value === 'quarter' || FRACTIONS.has(value) ? 2 : 1)]?.key ?? ''
  const after = words[end + 1]?.key ?? ''
  const isOverTo = before === 'over' && words[start - 2]?.key === 'to'
  const isInFirst = before === 'first' && words[start - 3]?.key === 'within'
  if (WHEN_WORDS.has(before) && value !== '%' && !isOverTo && !isInFirst) return null
  if (CURRENCY_SIGNS.has(before) || value === '%' || WITH_UNIT.test(value)) return end
  // "At 1550 nm" and "in 1891" name a condition or a time.
  if (before === 'at' || (before === 'in' && YEAR.test(value) && !isUnit(after))) return null
  if (isUnit(after)) return isOfTarget(value, after, LIMITS.has(before)) ? end + 1 : null
  if (BEFORE_UNIT.has(after) && DURATION_UNITS.has(words[end + 2]?.key ?? '')) {
    return isOfTarget(value, words[end + 2]?.key ?? '', LIMITS.has(before)) ? end + 2 : null
  }
  if (CLOCK.has(after) && before === 'by') return end + 1
  if (isReached({ words }, start, end)) return end
  const isCapped = CAPS.has(before) || (before === 'of' && EXTREMES.has(words[start - 2]?.key ?? ''))
  if (isCapped && keysOf(words, startOfTarget({ words }, start), start).includes('to')) return end
  return LIMITS.has(before) && (HALVING.has(value) || /^\d/.test(value)) ? end : null
}

/** Maximum number of words in which a range such as "from one floor to two" is read. */
const RANGE_REACH = 8

/** "Minimize the number of stops to one", "to nine out of ten", but "from one to two" */
const isReached = ({ words }: Pick<Statement, 'words'>, start: number, end: number): boolean =>
  words[start - 1]?.key === 'to' &&
  (words[end + 1] === undefined || words[end + 1]?.key === 'out') &&
  !words.slice(Math.max(0, start - RANGE_REACH), start).some(({ key }) => key === 'from' || key === 'up')

const YEAR = /^(?:1\d|20)\d\d$/
const WITH_UNIT = /^\d+(?:[.,]\d+)?(?:s|ms|min|h|hrs?|x|k|m|cm|mm|kg|g)$/

function isOfTarget(value: string, unit: string, isLimited: boolean): boolean {
  if (unit === 'in') return false
  if (COUNTED_UNITS.has(unit) && !/^\d/.test(value)) return false
  return isLimited || !DESCRIBING_UNITS.has(unit) || value === 'one' || value === '1'
}

const isUnit = (key: string): boolean => UNITS.has(key) || CURRENCY_SIGNS.has(key)

/** Index of the first word that leads to a number: "to" in "to no more than 3". */
function startOfTarget({ words }: Pick<Statement, 'words'>, index: number): number {
  let start = index
  while (LEADS_IN.some((list) => list.has(words[start - 1]?.key ?? ''))) start -= 1
  return start
}

const keysOf = (words: Statement['words'], from: number, end: number): readonly string[] =>
  words.slice(from, end).map(({ key }) => key)

/** Index of the first word of a list; infinite if there is none. */
function placeOf({ words }: Statement, list: ReadonlySet<string>): number {
  const at = words.findIndex(({ key }) => list.has(key))
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** Whether a quantity can be a value of the metric: 2 kg is no value of a time or a cost. */
function fitsMetric(metric: string, unit: string, isMoney: boolean): boolean {
  if (CHANCES.has(metric)) return SHARES.has(unit)
  if (DURATIONS.has(metric)) return DURATION_UNITS.has(unit) || CLOCK.has(unit)
  if (COUNTS.has(metric)) return !UNITS.has(unit) || COUNTED_UNITS.has(unit) || SHARES.has(unit)
  return !COSTS.has(metric) || isMoney
}

type Reading = 'target' | 'quantity' | 'circumstance'

/** A comparison such as "more than 3" sets a target, unless it describes a thing or the circumstances. */
function readingOf(
  { text, words }: Statement,
  { start, index, end }: Quantity,
  { metric, clauseAt, relativeAt }: Surroundings,
): Reading {
  const leadIn = keysOf(words, start, index)
  const next = words[end + 1]?.key ?? ''
  // "3h" is a unit in one word with its number.
  const unit = (words[end]?.key ?? '').replace(/^\d+(?:[.,]\d+)?/, '')
  const isMoney = CURRENCY_SIGNS.has(words[index - 1]?.key ?? '') || CURRENCY_UNITS.has(unit)
  const isRelative = SHARES.has(unit) || HALVING.has(unit) || unit === 'x' || unit === 'times'
  const isValue = fitsMetric(metric, unit, isMoney)
  const isChance = CHANCES.has(metric)
  const isAttained = leadIn.some((key) => ATTAINING.has(key))
  const isAside = /,\s*$/.test(text.slice(words[start - 1]?.end, words[start]?.start))
  if (clauseAt < start && !isAside && !(isAttained && (isValue || isRelative))) return 'circumstance'
  if (POINT_IN_TIME.has(next) && !leadIn.includes('to')) return 'circumstance'
  if (isAttained) {
    // "Reopens within a day" and "rises by 10 %" say what happens. An order that arrives within a day is a target.
    const isEvent = isChance ? relativeAt < start || !isValue : COUNTS.has(metric) && !isValue
    // "Commit to 3 offers", "grow by 5 cm"
    const isMeasured = isChance || COUNTS.has(metric) || isValue || isRelative
    if (!isMeasured) return COUNTED_UNITS.has(unit) ? 'quantity' : 'circumstance'
    if (!isEvent || leadIn.includes('to')) return 'target'
    return ARTICLES.has(words[index]?.key ?? '') ? 'circumstance' : 'quantity'
  }
  if (!leadIn.some((key) => COMPARING.has(key))) {
    return leadIn.some((key) => LIMITS.has(key)) ? 'target' : 'quantity'
  }
  // "Patients who wait more than 30 minutes" may hide a target.
  if (!isValue) return isChance || (COUNTS.has(metric) && relativeAt < start) ? 'quantity' : 'circumstance'
  const isOfThing =
    (leadIn.includes('than') && [words[start - 1]?.key ?? '', ...leadIn].some(isComparative)) ||
    (next === 'of' && SHARES.has(unit)) ||
    RELATIVES.has(next) ||
    /^\p{L}{3,}s$/u.test(next)
  return isOfThing || relativeAt < start ? 'quantity' : 'target'
}

/** "Pauses longer than two seconds" */
const isComparative = (key: string): boolean => key.endsWith('er') && !NO_COMPARATIVES.has(key)

function target(statement: Statement, { start, end }: Quantity, reading: Reading): RemarkDraft {
  const span = spanOf(statement, start, end)
  const quoted = span === null ? '' : statement.text.slice(span.start, span.end)
  return {
    message: `${reading === 'target' ? `"${quoted}" is a target. Leave it out` : `Is "${quoted}" a target? If so, leave it out`}: the statement says what to measure, and people say how well it is met.`,
    span,
    ...(reading === 'target'
      ? { suggestion: suggestion(statement, 'Leave out the target', () => removed(statement, start, end)) }
      : { severity: 'warning' }),
  }
}
