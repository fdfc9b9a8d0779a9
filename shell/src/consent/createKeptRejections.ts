import { type CookieChoice, isRecord, type Member, readCookieChoice } from '@outcome-studio/shared/domain'
import { CONSENT_OPERATIONS, type ConsentOperation } from './ConsentOperation.ts'

/** Local storage: how the key of each member's rejection begins. */
const KEY = 'outcome-studio:rejection:'

/** A rejection or withdrawal that is not stored in the member's record yet. */
export interface Rejection extends Pick<CookieChoice, 'version' | 'decidedAt'> {
  readonly operation: ConsentOperation
  /** When the choice that the record held was made, as far as this device had heard; empty where there was none. */
  readonly replaces: string
}

type Person = Pick<Member, 'id' | 'cookiePreferences'>

/** Rejections that wait on this device until they are stored, one for each member. */
export interface KeptRejections {
  /** What this member rejected here and the record does not know of. One that a later choice has overtaken is dropped. */
  waiting(person: Person): Rejection | null
  /** @returns whether it outlives the page */
  keep(person: Person, rejection: Omit<Rejection, 'replaces'>): boolean
  drop(memberId: string): void
  /** Calls back when another tab kept or dropped one. */
  watch(listener: () => void): void
}

/**
 * @param storage asked for at each use, since merely reaching for it may throw where it is blocked: then nothing is
 * kept
 * @param page where the browser tells what other tabs store
 */
export function createKeptRejections(
  storage: () => Storage,
  page: Pick<Window, 'addEventListener'>,
): KeptRejections {
  const read = (memberId: string): Rejection | null => {
    try {
      const text = storage().getItem(keyOf(memberId))
      return text === null ? null : rejectionFrom(JSON.parse(text))
    } catch {
      return null
    }
  }
  const drop = (memberId: string) => {
    try {
      storage().removeItem(keyOf(memberId))
    } catch {
      // What cannot be reached was never kept.
    }
  }
  return {
    waiting: (person) => {
      const rejection = read(person.id)
      if (rejection === null) return null
      const recordedAt = decidedAtOf(person)
      if (recordedAt === rejection.replaces || recordedAt < rejection.decidedAt) return rejection
      drop(person.id)
      return null
    },
    keep: (person, rejection) => {
      try {
        const replaces = decidedAtOf(person)
        storage().setItem(keyOf(person.id), JSON.stringify({ ...rejection, replaces }))
        return true
      } catch {
        return false
      }
    },
    drop,
    watch: (listener) => {
      page.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(KEY)) listener()
      })
    },
  }
}

const keyOf = (memberId: string) => `${KEY}${encodeURIComponent(memberId)}`

const decidedAtOf = ({ cookiePreferences }: Person) => readCookieChoice(cookiePreferences)?.decidedAt ?? ''

function rejectionFrom(stored: unknown): Rejection | null {
  if (!isRecord(stored)) return null
  const { version, decidedAt, replaces } = stored
  const operation = CONSENT_OPERATIONS.find((known) => known === stored.operation)
  const isWhole =
    typeof version === 'number' &&
    Number.isSafeInteger(version) &&
    typeof decidedAt === 'string' &&
    typeof replaces === 'string'
  return isWhole && operation !== undefined ? { version, decidedAt, operation, replaces } : null
}
