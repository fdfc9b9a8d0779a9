import { isRecord } from '../base/isRecord.ts'

/** Incremented when the meaning of the text changes. Every member is then asked again. */
export const COOKIE_TEXT_VERSION = 1

/** A member's choice, stored in their record under cookiePreferences. */
export interface CookieChoice {
  /** Usage analytics and session recordings. */
  readonly functionalInsights: boolean
  /** COOKIE_TEXT_VERSION of the text that the member read. */
  readonly version: number
  /** Time of the choice, ISO 8601 in UTC; empty if it was not stored. */
  readonly decidedAt: string
}

/** A choice without a version was made with the first text. */
const FIRST_VERSION = 1

/** Reads the cookiePreferences of a record; null without a choice. An invalid value means no consent. */
export function readCookieChoice(stored: unknown): CookieChoice | null {
  if (!isRecord(stored)) return null
  const { functionalInsights, version, decidedAt } = stored
  return {
    functionalInsights: functionalInsights === true,
    version: isVersion(version) ? version : FIRST_VERSION,
    decidedAt: typeof decidedAt === 'string' ? decidedAt : '',
  }
}

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= FIRST_VERSION
