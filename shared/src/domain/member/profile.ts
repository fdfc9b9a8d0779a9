import { normalizeName } from '../base/plainLetters.ts'
import { PROFILE_FIELDS } from './MEMBER_FIELDS.ts'
import type { Member } from './Member.ts'

export type ProfileFieldName = keyof typeof PROFILE_FIELDS
export type Profile = Pick<Member, ProfileFieldName>

/** The names of the texts of the profile form, in its order. */
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileFieldName[]

/** Returns a value for each text of the profile form. */
export const mapProfile = <Value>(
  valueFor: (field: ProfileFieldName) => Value,
): Readonly<Record<ProfileFieldName, Value>> =>
  Object.fromEntries(PROFILE_FIELD_NAMES.map((field) => [field, valueFor(field)])) as Record<
    ProfileFieldName,
    Value
  >

/** Whether there is a name, or both a first and a last name (docs/product.md §5). */
export function isProfileComplete({
  name,
  firstName,
  lastName,
}: Pick<Member, 'name' | 'firstName' | 'lastName'>): boolean {
  return name.trim() !== '' || (firstName.trim() !== '' && lastName.trim() !== '')
}

/** The member's name, or the e-mail if there is no name (docs/product.md §1). */
export function displayName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name.trim() || email
}

/**
 * First letter of the name, else of the e-mail, else U, in upper case (docs/product.md §5). A letter is a grapheme
 * and may consist of several code points.
 */
export function avatarInitial(member: Pick<Member, 'name' | 'email'>): string {
  const initial = firstLetter(displayName(member).trim()) ?? 'U'
  const capital = initial.toUpperCase()
  // Some letters have two letters in upper case, such as SS for ß.
  return firstLetter(capital) === capital ? capital : initial
}

function firstLetter(text: string): string | undefined {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text))
    return segment
  return undefined
}

/** Normalizes the texts of a profile for storage, and joins first and last name to the name (docs/product.md §5). */
export function normalizeProfile(profile: Profile): Profile & Pick<Member, 'name'> {
  const normalized = mapProfile((field) => normalizeName(profile[field]))
  return { ...normalized, name: `${normalized.firstName} ${normalized.lastName}`.trim() }
}

/** The part of an e-mail address after the @ in lower case; a member's data is stored under it. null if there is none. */
export function domainOfEmail(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return email.includes('@') && domain !== '' ? domain : null
}
