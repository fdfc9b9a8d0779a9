import { ROLES, THINGS_IN_ER } from '../vocabulary/people.ts'
import { isVerb } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const ENDINGS =
  /(?:ician|ologist|grapher|keeper|woman|people|assistant|attendant|agent|nurse|surgeon|medic|chef|clerk|pilot|cook|mechanic|guard|student|apprentice|volunteer|trainee|attendee|accountant|consultant)s?$/
/** Words for people whose ending tells nothing: "parent", but "transparent". */
const PEOPLE = wordSet(`
  applicant claimant defendant occupant inhabitant contestant migrant policyholder shareholder cardholder leaseholder
  householder stakeholder bondholder inmate bride groom caller parent grandparent citizen resident pupil child children
  refugee appointee licensee interviewee addressee mentee evacuee
`)
const NO_VERBS: ReadonlySet<string> = new Set()

/**
 * Whether a lower-case noun names people who act: a role, or a word such as "technician" or "renter" that is made from a
 * verb.
 */
export function isPerson(key: string): boolean {
  if (ROLES.has(key) || ENDINGS.test(key)) return true
  const singular = key.endsWith('s') ? key.slice(0, -1) : key
  if (PEOPLE.has(singular)) return true
  if (!/[eo]r$/.test(singular) || THINGS_IN_ER.has(singular)) return false
  const stem = singular.slice(0, -2)
  const single = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single].some((base) => base.length > 2 && isVerb(base, NO_VERBS))
}
