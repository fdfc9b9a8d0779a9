import type { FindInText, RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { isPerson } from '../text/isPerson.ts'
import type { Statement, Word } from '../text/Statement.ts'
import { ARTICLES, AUXILIARIES } from '../vocabulary/functionWords.ts'
import {
  AGAIN,
  BUYING,
  CONTRACTED,
  PATRONS,
  RIVALS,
  ROLES,
  STAFF,
  STAFF_EVENTS,
  VENDOR_EVENTS,
  VENDOR_OBJECTS,
} from '../vocabulary/people.ts'
import { DURATION_UNITS } from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

/** Verbs for what somebody does with time: "the time a technician spends". */
const SPENDING = wordSet(
  'need needs take takes wait waits spend spends waste wastes lose loses devote devotes dedicate dedicates',
)
const DURATIONS = wordSet('time hours minutes days weeks money effort')
/** Maximum number of words between an article and the person: "the newly hired technician". */
const MODIFIERS = 2
const SEARCHING = wordSet('searching looking worrying wondering chasing')
const WINNING = wordSet('retained acquired converted upsold')
/** What a vendor hopes for: "the patients who recommend the workshop". */
const COMING = wordSet('come comes call calls return returns visit visits')
const BACK = wordSet('again back')
const RECOMMENDING = wordSet('recommend recommends')
const QUITTING = wordSet('quit quits resign resigns')
const RATES = wordSet('per each every a an')
const ONE = wordSet('a an each every')

/** O8: people who are watched from outside, by the words around them (docs/method.md §4). */
export const findObserved: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const metric = outcome?.metric?.at
  if (outcome === null || metric === undefined) return []
  const { words } = statement
  const spender = spenderAt(words, metric)
  const at =
    immediateAt(words, metric) ??
    spender ??
    staffAt(words, metric) ??
    (outcome.direction === 'increase' ? producerAt(words, metric) : null) ??
    customerAt(words, metric, outcome.direction === 'increase') ??
    leaverAt(words, metric)
  return at === null ? [] : [observed(statement, at)]
}

/** Whether a word may be a person who is observed, or what tells that a person is. */
export const isObservable = (key: string): boolean =>
  key === 'who' ||
  isPerson(key) ||
  [VENDOR_OBJECTS, PATRONS, STAFF, SEARCHING, WINNING, RIVALS].some((list) => list.has(key))

function observed(statement: Statement, at: number): RemarkDraft {
  const message = `"${statement.words[at]?.text ?? ''}" is seen from outside. Write it as the one who does the job lives it.`
  return { message, span: spanOf(statement, at), severity: 'warning' }
}

/** "the time the passenger waits", "the time it takes a nurse to …" */
function immediateAt(words: readonly Word[], metric: number): number | null {
  let at = metric + 1
  if (words[at]?.key === 'it' && (words[at + 1]?.key === 'takes' || words[at + 1]?.key === 'took')) at += 2
  if (words[at]?.key === 'for') at += 1
  const isTaken = at > metric + 1 && words[metric + 1]?.key === 'it'
  while (ARTICLES.has(words[at]?.key ?? '')) at += 1
  const key = words[at]?.key ?? ''
  return ROLES.has(key) || (isTaken && isPerson(key) && words[at + 1]?.key === 'to') ? at : null
}

/** "the time a technician spends on paperwork", "the hours that project managers waste" */
function spenderAt(words: readonly Word[], metric: number): number | null {
  const measure = words[metric]?.key ?? ''
  if (!DURATIONS.has(measure) && measure !== 'amount') return null
  const start = metric + (words[metric + 1]?.key === 'that' ? 2 : 1)
  const first = start + Number(ARTICLES.has(words[start]?.key ?? ''))
  const verb = words.slice(first + 1, first + MODIFIERS + 2).findIndex(({ key }) => SPENDING.has(key))
  const at = first + verb
  const who = words[at]?.key ?? ''
  if (verb < 0) return null
  if (measure === 'amount') return VENDOR_OBJECTS.has(who) ? at : null
  // Only people spend time searching, whatever they are called; a truck may wait.
  const isSearching =
    words[at + 1]?.key.startsWith('spend') === true && SEARCHING.has(words[at + 2]?.key ?? '')
  return isSearching || isPerson(who) ? at : null
}

/** "the breaks that warehouse staff take" */
function staffAt(words: readonly Word[], metric: number): number | null {
  if (words[metric + 1]?.key !== 'of') return null
  const that = words.findIndex(({ key }, index) => index > metric + 2 && key === 'that')
  if (that < 0) return null
  const reach = words.slice(that + 1, that + MODIFIERS + 2)
  const offset = reach.findIndex(({ key }) => STAFF.has(key))
  const at = that + 1 + offset
  const next = words[at + 1]?.key ?? ''
  return offset < 0 || next === '' || AUXILIARIES.has(next) || next === 'have' ? null : at
}

/** "increase the number of boxes a packer fills per hour" */
function producerAt(words: readonly Word[], metric: number): number | null {
  if (words[metric + 1]?.key !== 'of' || !isRated(words)) return null
  const at = words.findIndex(
    ({ key }, index) => index > metric + 2 && ONE.has(words[index - 1]?.key ?? '') && isPerson(key),
  )
  return at >= 0 && /[^s]s$/.test(words[at + 1]?.key ?? '') ? at : null
}

/** "per hour", "in a day" */
const isRated = (words: readonly Word[]): boolean =>
  words.some(({ key }, at) => DURATION_UNITS.has(key) && RATES.has(words[at - 1]?.key ?? ''))

/** "the customers who switch to another provider", "the families who book another course", "the customers retained" */
function customerAt(words: readonly Word[], metric: number, isIncrease: boolean): number | null {
  if (words[metric + 1]?.key !== 'of') return null
  const who = words.findIndex(({ key }, index) => index > metric + 2 && key === 'who')
  if (who < 0) {
    const won = words.findIndex(({ key }) => WINNING.has(key))
    return won > metric && isCustomer(words[won - 1]?.key ?? '') ? won - 1 : null
  }
  const act = words[who + 1]?.key ?? ''
  const people = words[who - 1]?.key ?? ''
  if (STAFF_EVENTS.has(act) && (STAFF.has(people) || (QUITTING.has(act) && isPerson(people)))) return who - 1
  const isBack = BACK.has(words[who + 2]?.key ?? '')
  if (isIncrease && isBack && COMING.has(act) && isCustomer(people)) return who - 1
  if (isIncrease && RECOMMENDING.has(act)) return who - 1
  if (VENDOR_EVENTS.has(act) || (act.startsWith('cancel') && CONTRACTED.has(people))) return who - 1
  if (!BUYING.has(act)) return null
  const isRepeated = words.slice(who + 2, who + 6).some(({ key }) => AGAIN.has(key))
  return isRepeated || VENDOR_OBJECTS.has(people) ? who - 1 : null
}

const isCustomer = (key: string): boolean => VENDOR_OBJECTS.has(key) || PATRONS.has(key)

/** "the customer who leaves for a competitor" */
function leaverAt(words: readonly Word[], metric: number): number | null {
  const rival = words.findIndex(({ key }) => RIVALS.has(key))
  if (rival < 0) return null
  const at = words.findIndex(({ key }, index) => index > metric && index < rival && isCustomer(key))
  return at < 0 ? null : at
}
