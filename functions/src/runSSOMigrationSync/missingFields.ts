import { type Member, parseMember } from '@outcome-studio/shared/domain'

/** Who signed in, by their verified token. */
export interface SignedInPerson {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** Empty when the identity provider knows none. */
  readonly name: string
}

type Stored = Readonly<Record<string, unknown>>

const DAY = 86_400_000
/** Longest name taken from a token, in UTF-16 code units. */
const NAME_MAX_LENGTH = 200

/**
 * What a stored record lacks of a member's (docs/product.md §3). A new member has never subscribed. The trial
 * of their group goes to who has proved that the e-mail is theirs, once, and not to who ever had another membership.
 * @param stored the record as it is; empty when there is none
 * @param trialDays of the person's domain; null when it gives none
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

/** A token has one name; the first word of it is taken for the first name. */
function namesFrom(name: string): Partial<Member> {
  const words = name.slice(0, NAME_MAX_LENGTH).split(/\s+/).filter(Boolean)
  const [firstName = '', ...rest] = words
  return firstName === '' ? {} : { name: words.join(' '), firstName, lastName: rest.join(' ') }
}

function mayStartTrial({ trialExpiresAt = '', accessType = 'NEVER_SUBSCRIBED' }: Stored): boolean {
  return trialExpiresAt === '' && accessType === 'NEVER_SUBSCRIBED'
}
