import { normalizeName } from '@outcome-studio/shared/domain/base'
import {
  type AccessType,
  type Member,
  PROFILE_FIELDS,
  parseMember,
} from '@outcome-studio/shared/domain/member'

/** The signed-in person, identified by a verified token. */
export interface SignedInPerson {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** Empty if the identity provider has none. */
  readonly name: string
}

type Stored = Readonly<Record<string, unknown>>

/** Longest name taken from a token, in UTF-16 code units. Its first word becomes the first name. */
const NAME_MAX_LENGTH = PROFILE_FIELDS.firstName.maxLength

/**
 * Fields that a stored record lacks (docs/product.md §3). A new member has never subscribed; an older record without an
 * access type gets NONE. A group's trial
 * requires a verified e-mail, is granted once, and only to members who never had another membership.
 * @param stored the record as it is; empty if there is none
 * @param trialEnd end of the trial that the person's domain grants them, ISO 8601; null if it grants none
 */
export function missingFields(
  stored: Stored,
  person: SignedInPerson,
  trialEnd: string | null,
  now: Date,
): Partial<Member> {
  const fresh: Member = {
    ...parseMember({}),
    id: person.uid,
    email: person.email,
    createdAt: now.toISOString(),
    accessType: initialAccess(stored),
  }
  const lacking = Object.fromEntries(Object.entries(fresh).filter(([field]) => !(field in stored)))
  return {
    ...lacking,
    ...(hasName(stored) ? {} : namesFrom(person.name)),
    ...(trialEnd !== null && person.emailVerified && mayStartTrial(stored)
      ? { trialExpiresAt: trialEnd }
      : {}),
  }
}

function hasName({ name, firstName, lastName }: Stored): boolean {
  return [name, firstName, lastName].some((part) => typeof part === 'string' && part.trim() !== '')
}

/** Splits a token's single name; its first word becomes the first name. */
function namesFrom(name: string): Partial<Member> {
  const words = normalizeName(name.slice(0, NAME_MAX_LENGTH)).split(/\s+/).filter(Boolean)
  const [firstName = '', ...rest] = words
  return firstName === '' ? {} : { name: words.join(' '), firstName, lastName: rest.join(' ') }
}

/** End of the trial in a stored record; empty if there is none. */
export const storedTrialEnd = (stored: Stored): string => parseMember(stored).trialExpiresAt

/** A record with an address was made earlier. It is unknown what the person has paid, so the default applies. */
const initialAccess = (stored: Stored): AccessType => ('email' in stored ? 'NONE' : 'NEVER_SUBSCRIBED')

function mayStartTrial(stored: Stored): boolean {
  const { trialExpiresAt = '', accessType = initialAccess(stored) } = stored
  return trialExpiresAt === '' && accessType === 'NEVER_SUBSCRIBED'
}
