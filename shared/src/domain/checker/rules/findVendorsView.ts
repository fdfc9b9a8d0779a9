import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { isPerson } from '../text/isPerson.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import type { Statement } from '../text/Statement.ts'
import {
  BUYING,
  PATRONS,
  VENDOR_EVENTS,
  VENDOR_OBJECTS,
  VENDOR_ONLY_VERBS,
  VENDOR_VERBS,
} from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { objectAfter } from './objectAfter.ts'

const RAISING = wordSet(
  'increase grow drive boost improve raise maximize reduce expand win gain generate sell',
)
const BUSINESS_MEASURES = wordSet(
  'adoption conversion conversions churn revenue revenues sales retention loyalty engagement profit profits leads traffic signups subscriptions share more upgrades',
)
/** Verbs for what a vendor makes of the people it serves: "make customers loyal". */
const WINNING = wordSet('make keep win')
/** Verbs for making others do something: "help nurses chart vital signs". */
const ENABLING = wordSet('help enable allow let empower')

/** What a vendor promises: "deliver value", "provide excellent service". */
const PROMISING = wordSet('deliver provide create offer ensure drive')
const PROMISES = wordSet('value excellence satisfaction success experience experiences loyalty engagement')
/** Verbs for what a product does to a nuisance. People want what comes of it. */
const PRODUCT_CLAIMS = wordSet('kill exterminate eradicate eliminate zap repel banish')

/** Verbs for winning people over, and for keeping them. */
const KEEPING = wordSet('retain attract acquire win convert upsell engage monetize lure entice')
const PERSUADING = wordSet('persuade convince entice lure tempt nudge encourage get')
/** What a vendor builds: "build brand loyalty". */
const BUILDING = wordSet('build foster create')
const BOUND = wordSet('loyalty engagement adoption retention')
const LEAVING = wordSet('switching leaving canceling cancelling churning unsubscribing')
const TURNING = wordSet('convert turn make')
/** Longest object of persuading: "the owners of small shops". */
const LONGEST_PEOPLE = 6

/** J7: a job takes the view of the job executor, not of a vendor. */
export const findVendorsView: FindInText = (statement) => {
  const { words } = statement
  const verb = verbPlace(statement)
  const key = words[verb]?.key ?? ''
  const object = objectAfter(statement, verb)
  const to = words[verb + 1 + object.length]?.key === 'to'
  const isVendors =
    VENDOR_ONLY_VERBS.has(key) ||
    ((VENDOR_VERBS.has(key) || WINNING.has(key) || (key === 'get' && to)) &&
      object.some((word) => VENDOR_OBJECTS.has(word.key))) ||
    (RAISING.has(key) && object.some((word) => BUSINESS_MEASURES.has(word.key))) ||
    (PROMISING.has(key) && PROMISES.has(object.at(-1)?.key ?? '')) ||
    (key === 'win' && object.at(-1)?.key === 'business') ||
    (BUILDING.has(key) && BOUND.has(object.at(-1)?.key ?? '')) ||
    isKeepingFromLeaving(statement, verb) ||
    isWinningOver(statement, verb)
  const message = "This sounds like a vendor's goal. What is the person who does the job trying to get done?"
  if (isVendors) return [{ message, span: spanOf(statement, verb) }]
  if (PRODUCT_CLAIMS.has(key) && verb + 1 + object.length === words.length) {
    const claim = 'This sounds like what a product does. What is the person trying to get done?'
    return [{ message: claim, span: spanOf(statement, verb) }]
  }
  return ENABLING.has(key) && isPerson(object[0]?.key ?? '')
    ? [{ message: 'Who does this job? Say it from their view.', span: spanOf(statement, verb) }]
    : []
}

const isPatron = (key: string): boolean => VENDOR_OBJECTS.has(key) || PATRONS.has(key)

/** "Keep policyholders from switching insurers" */
function isKeepingFromLeaving({ words }: Statement, verb: number): boolean {
  const from = words.slice(verb + 1, verb + 1 + LONGEST_PEOPLE).findIndex(({ key }) => key === 'from')
  const act = words[verb + 2 + from]?.key ?? ''
  return from > 0 && LEAVING.has(act) && isPatron(words[verb + from]?.key ?? '')
}

/** "Retain members", "turn visitors into subscribers", "persuade museums to take out insurance" */
function isWinningOver(statement: Statement, verb: number): boolean {
  const { words } = statement
  const key = words[verb]?.key ?? ''
  const from = words[verb + 1]?.key === 'over' || words[verb + 1]?.key === 'back' ? verb + 1 : verb
  const object = objectAfter(statement, from)
  if (KEEPING.has(key) && isPatron(object.at(-1)?.key ?? '')) return true
  const following = words.slice(verb + 1, verb + 1 + LONGEST_PEOPLE)
  const into = following.findIndex((word) => word.key === 'into')
  if (TURNING.has(key) && into >= 0) {
    const result = objectAfter(statement, verb + 1 + into)
    return isPatron(result.at(-1)?.key ?? '')
  }
  const to = following.findIndex((word) => word.key === 'to')
  if (!PERSUADING.has(key) || to < 1) return false
  const act = words[verb + 2 + to]?.key ?? ''
  const isTakingOut = act === 'take' && words[verb + 3 + to]?.key === 'out'
  return BUYING.has(act) || VENDOR_EVENTS.has(act) || isTakingOut
}
