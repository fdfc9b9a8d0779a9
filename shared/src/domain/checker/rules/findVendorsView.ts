import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import { PREPOSITIONS } from '../vocabulary/functionWords.ts'
import { VENDOR_OBJECTS, VENDOR_ONLY_VERBS, VENDOR_VERBS } from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const RAISING = wordSet(
  'increase grow drive boost improve raise maximize reduce expand win gain generate sell',
)
const BUSINESS_MEASURES = wordSet(
  'adoption conversion conversions churn revenue revenues sales retention loyalty engagement profit profits leads traffic signups subscriptions share more upgrades',
)
/** Maximum number of words in the object: "new and existing customers". */
const REACH = 4

/** J7: a job takes the view of the job executor, not of a vendor. */
export const findVendorsView: FindInText = (statement) => {
  const { words } = statement
  const verb = verbPlace(statement)
  const key = words[verb]?.key ?? ''
  const object = objectAfter(
    words.map((word) => word.key),
    verb,
  )
  const isVendors =
    VENDOR_ONLY_VERBS.has(key) ||
    (VENDOR_VERBS.has(key) && object.some((word) => VENDOR_OBJECTS.has(word))) ||
    (RAISING.has(key) && object.some((word) => BUSINESS_MEASURES.has(word)))
  const message = "This sounds like a vendor's goal. What is the person who does the job trying to get done?"
  return isVendors ? [{ message, span: spanOf(statement, verb) }] : []
}

function objectAfter(keys: readonly string[], verb: number): readonly string[] {
  const following = keys.slice(verb + 1, verb + 1 + REACH)
  const end = following.findIndex((key) => PREPOSITIONS.has(key) || key === 'to')
  return end < 0 ? following : following.slice(0, end)
}
