import { type Member, parseMember } from '@outcome-studio/shared/domain'

/** The signed-in person, identified by a verified token. */
export interface SignedInPerson {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** Empty if the identity provider has none. */
  readonly name: string
}

type Stored = Readonly<Record<string, unknown>>

const DAY = 86_400_000
/** Longest name taken from a token, in UTF-16 code units. */
const NAME_MAX_LENGTH = 200

/**
 * Fields that a stored record lacks (docs/product.md §3). A new member has never subscribed. A group's trial
 * requires a verified e-mail, is granted once, and only to members who never had another membership.
 * @param stored the record as it is; empty if there is none
 * @param trialDays of the person's domain; null if it grants no trial
 */
export function missingFields(
  stored: Stored,
  person: SignedInPerson,
  trialDays: number | null,
  now: Date,
): Partial<Member> {
  const fresh: Member = {
    ...parseMember({}),
    id: person.uid,
    email: person.email,
    createdAt: now.toISOString(),
    accessType: 'NEVER_SUBSCRIBED',
  }
  const lacking = Object.fromEntries(Object.entries(fresh).filter(([field]) => !(field in stored)))
  return {
    ...lacking,
    ...(hasName(stored) ? {} : namesFrom(person.name)),
    ...(trialDays !== null && person.emailVerified && mayStartTrial(stored)
      ? { trialExpiresAt: new Date(now.getTime() + trialDays * DAY).toISOString() }
      : {}),
  }
}

function hasName({ name, firstName, lastName }: Stored): boolean {
  return [name, firstName, lastName].some((part) => typeof part === 'string' && part.trim() !== '')
}

/** Splits a token's single name; its first word becomes the first name. */
function namesFrom(name: string): Partial<Member> {
  const words = name.slice(0, NAME_MAX_LENGTH).split(/\s+/).filter(Boolean)
  const [firstName = '', ...rest] = words
  return firstName === '' ? {} : { name: words.join(' '), firstName, lastName: rest.join(' ') }
}

function mayStartTrial({ trialExpiresAt = '', accessType = 'NEVER_SUBSCRIBED' }: Stored): boolean {
  return trialExpiresAt === '' && accessType === 'NEVER_SUBSCRIBED'
}
