import type { Member } from './Member.ts'

export type Profile = Pick<Member, 'firstName' | 'lastName' | 'title' | 'organization'>

/** Has a name, or both a first and a last name (specification, section 5). */
export function isProfileComplete({
  name,
  firstName,
  lastName,
}: Pick<Member, 'name' | 'firstName' | 'lastName'>): boolean {
  return name.trim() !== '' || (firstName.trim() !== '' && lastName.trim() !== '')
}

/** What to call a member: the name, or the e-mail when there is none (specification, section 1). */
export function displayName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name.trim() || email
}

/**
 * First letter of the name, else of the e-mail, else U, as a capital (specification, section 5). A letter is what a
 * reader sees as one, be it put together of several characters.
 */
export function avatarInitial(member: Pick<Member, 'name' | 'email'>): string {
  const initial = firstLetter(displayName(member).trim()) ?? 'U'
  const capital = initial.toUpperCase()
  // Some capitals are two letters, such as SS for ß.
  return firstLetter(capital) === capital ? capital : initial
}

function firstLetter(text: string): string | undefined {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text))
    return segment
  return undefined
}

/** A profile as it is stored: trimmed, with the name made of first and last name (specification, section 5). */
export function trimProfile(profile: Profile): Profile & Pick<Member, 'name'> {
  const firstName = profile.firstName.trim()
  const lastName = profile.lastName.trim()
  return {
    firstName,
    lastName,
    title: profile.title.trim(),
    organization: profile.organization.trim(),
    name: `${firstName} ${lastName}`.trim(),
  }
}

/** The part of an e-mail address after the @ in lower case, under which a member's data lives; null without one. */
export function domainOfEmail(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return email.includes('@') && domain !== '' ? domain : null
}
