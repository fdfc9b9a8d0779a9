import { COOKIE_TEXT_VERSION, readCookieChoice } from '@outcome-studio/shared/domain/consent'
import type { Member } from '@outcome-studio/shared/domain/member'

type Preferences = Pick<Member, 'cookiePreferences'>

/**
 * Whether to ask the member for a choice: there is none, or the text has changed since.
 * @param textVersion version of the current text
 */
export function needsCookieChoice(
  { cookiePreferences }: Preferences,
  textVersion: number = COOKIE_TEXT_VERSION,
): boolean {
  const choice = readCookieChoice(cookiePreferences)
  return choice === null || choice.version < textVersion
}

/**
 * Whether usage analytics and session recordings may run (docs/product.md §4). False without a member, without a
 * choice, and if the text has changed since the choice.
 * @param textVersion version of the current text
 */
export function allowsInsights(
  member: Preferences | null,
  textVersion: number = COOKIE_TEXT_VERSION,
): boolean {
  if (member === null || needsCookieChoice(member, textVersion)) return false
  return readCookieChoice(member.cookiePreferences)?.functionalInsights === true
}
