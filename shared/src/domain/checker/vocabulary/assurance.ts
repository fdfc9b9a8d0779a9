import { wordSet } from './wordSet.ts'

/** What people do to be sure of a thing, as a participle: "the doses that are checked". */
export const ASSURED = wordSet(`
  checked verified inspected tested validated approved confirmed labeled labelled signed calibrated reviewed documented
  certified acknowledged authorized answered audited proofread countersigned accredited sterilized disinfected sanitized
`)

/** Verbs for agreeing with something that is named after them: "match the order", "conform to the drawing". */
export const MATCHING = wordSet('match matches fit fits suit suits')
export const CONFORMING = wordSet(
  'conform conforms comply complies correspond corresponds adhere adheres corresponding conforming complying',
)
/** What a thing may meet: "meets the requirements". */
export const MEASURED_AGAINST = wordSet(`
  requirement requirements standard standards specification specifications criteria criterion deadline deadlines tolerance
  tolerances code regulation regulations
`)

/** Adverbs after a participle that say how it was done: "measured incorrectly". */
export const WRONGLY = wordSet(
  'incorrectly wrongly inaccurately improperly inadequately insufficiently badly mistakenly erroneously',
)
export const RIGHTLY = wordSet('correctly accurately properly')

/** Participles after "as": "arrive as planned". */
export const AGREED = wordSet(
  'agreed planned intended promised expected specified scheduled required instructed prescribed ordered requested designed',
)

/** What people want a thing to be, after a verb: "is healthy", but "healthy trees". */
export const WANTED_AFTER_LINK = wordSet(
  'healthy clean ready legible readable usable alive valid operational functional',
)

/** Adjectives for what nobody planned or wished. */
export const UNWISHED = wordSet(`
  unplanned unwanted unexpected unnecessary unintended unintentional unscheduled undesired undesirable unforeseen unjustified
  unwarranted unanticipated unauthorized uncontrolled unsupervised unverified untested unchecked unlabeled unlabelled
  unconfirmed unapproved unsigned unexplained unreported unresolved avoidable needless accidental
`)

/** Words about a subject that make an act on it unwanted: "a forged check is approved". */
export const DUBIOUS = wordSet(`
  false fake forged fraudulent illegal expired duplicate counterfeit wrong incorrect invalid ineligible unqualified
  unsuitable defective damaged faulty bad poor another stranger intruder spam unnecessary excessive healthy harmless routine
`)
