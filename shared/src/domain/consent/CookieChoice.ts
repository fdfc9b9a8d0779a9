import { isRecord } from '../isRecord.ts'

/** Raised when the words a member agreed to change in meaning: everybody is then asked again. */
export const COOKIE_TEXT_VERSION = 1

/** What a member chose, kept in their record under cookiePreferences. */
export interface CookieChoice {
  /** Usage analytics and session recordings. */
  readonly functionalInsights: boolean
  /** COOKIE_TEXT_VERSION of the words the member read. */
  readonly version: number
  /** When it was chosen, ISO 8601 in UTC; empty where that was not kept. */
  readonly decidedAt: string
}

/** A choice from before versions were kept was made over the first words. */
const FIRST_VERSION = 1

/** Reads the cookiePreferences of a record; null where there is no choice. A field of another shape agrees to nothing. */
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
