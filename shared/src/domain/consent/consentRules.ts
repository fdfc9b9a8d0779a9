import type { Member } from '../member/Member.ts'
import { COOKIE_TEXT_VERSION, readCookieChoice } from './CookieChoice.ts'

type Preferences = Pick<Member, 'cookiePreferences'>

/**
 * Whether the member has to be asked: never asked, or asked with words that have changed since.
 * @param textVersion of the words that are shown now
 */
export function needsCookieChoice(
  { cookiePreferences }: Preferences,
  textVersion: number = COOKIE_TEXT_VERSION,
): boolean {
  const choice = readCookieChoice(cookiePreferences)
  return choice === null || choice.version < textVersion
}

/**
 * Whether usage analytics and session recordings may run (specification, section 4). Nobody who is known, no
 * choice, or a choice over words that have changed since is a no.
 * @param textVersion of the words that are shown now
 */
export function allowsInsights(
  member: Preferences | null,
  textVersion: number = COOKIE_TEXT_VERSION,
): boolean {
  if (member === null || needsCookieChoice(member, textVersion)) return false
  return readCookieChoice(member.cookiePreferences)?.functionalInsights === true
}
