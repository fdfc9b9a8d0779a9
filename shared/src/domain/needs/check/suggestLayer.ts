import { readOutcome } from '../../checker/rules/readOutcome.ts'
import { leadingVerb } from '../../checker/text/leadingVerb.ts'
import { readStatement } from '../../checker/text/readStatement.ts'
import type { Statement } from '../../checker/text/Statement.ts'
import { STANDARD_VOCABULARY } from '../../checker/text/Vocabulary.ts'
import { isCanonicalDirection } from '../../checker/vocabulary/directions.ts'
import { FEELING_WORDS, FEELINGS } from '../../checker/vocabulary/metrics.ts'
import { wordSet } from '../../checker/vocabulary/wordSet.ts'
import type { NeedLayer } from '../NEED_LAYERS.ts'
import type { Goal } from '../Needs.ts'
import { isAboutProduct } from './CONSUMPTION_VERBS.ts'
import { emotionalForm } from './EMOTIONAL_FORMS.ts'

/** What a buyer measures: money, and what costs it. */
const MONEY = wordSet(`
  cost costs price prices expense expenses expenditure expenditures spending fee fees downtime revenue margin margins
  financial monetary profit profits savings debt debts overhead overheads budget depreciation payback
`)
const RISK = wordSet('risk risks')
const PHRASE_ENDS = wordSet('of that to in for between when during it at on from')
/** A verb that states a wish is no job. */
const WISHES = wordSet(
  'be have get make love hate want need wish hope prefer desire enjoy trust impress gain earn',
)

/**
 * The layer that a goal's text belongs to (docs/method.md §5), by the form of the text alone.
 * @returns null if the goal stands where it belongs, or its text does not tell
 */
export function suggestLayer({ layer, text }: Pick<Goal, 'layer' | 'text'>): NeedLayer | null {
  const statement = readStatement(text)
  if (statement.words.length < 2) return null
  const fitting = layersOf(statement, layer)
  return fitting.length === 0 || fitting.includes(layer) ? null : (fitting[0] ?? null)
}

/** Layers that a text fits into, the likeliest first; none if its form does not tell. */
function layersOf(statement: Statement, layer: NeedLayer): readonly NeedLayer[] {
  if (emotionalForm(statement) !== null) return ['emotional']
  const outcome = readOutcome(statement, STANDARD_VOCABULARY)
  if (outcome !== null) {
    const kind = outcome.metric?.kind
    // "Reduce a sauce" and "stop bleeding" may be jobs; "minimize" begins an outcome only.
    const isMeasured = (kind === 'metric' || kind === 'soft') && outcome.direction !== 'prevent'
    const direction = statement.words[outcome.directionAt]?.key ?? ''
    const isOutcome = isMeasured || isCanonicalDirection(direction) || layer === 'outcomes'
    if (!isOutcome) return []
    if (kind === 'feeling') return ['emotional']
    return isOfBuyer(statement, outcome.from) ? ['financial'] : ['outcomes', 'financial']
  }
  if (leadingVerb(statement, STANDARD_VOCABULARY) === null || isWish(statement)) return []
  if (isAboutProduct(statement)) return ['consumption']
  return ['related', 'core', 'consumption']
}

/** Whether money, downtime, or a risk of something is measured. "The risk that …" is a likelihood. */
function isOfBuyer({ words }: Statement, from: number): boolean {
  const end = words.findIndex(({ key }, at) => at >= from && PHRASE_ENDS.has(key))
  const phrase = words.slice(from, end < 0 ? words.length : end)
  if (phrase.some(({ key }) => MONEY.has(key))) return true
  const isAmount = words[end]?.key === 'of' && phrase.some(({ key }) => key === 'amount')
  if (isAmount && words.slice(end + 1, end + 3).some(({ key }) => key === 'money' || MONEY.has(key)))
    return true
  return RISK.has(phrase.at(-1)?.key ?? '') && ['of', 'in', 'for'].includes(words[end]?.key ?? '')
}

const isWish = ({ words }: Statement): boolean =>
  WISHES.has(words[0]?.key ?? '') ||
  words.some(({ key }) => FEELING_WORDS.has(key) || FEELINGS.has(key) || key === 'perceived')
