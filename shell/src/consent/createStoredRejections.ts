import {
  type CookieChoice,
  isKeyOf,
  isRecord,
  type Member,
  readCookieChoice,
  storedJson,
  UNSAVED_REJECTION,
  type WebStorage,
} from '@outcome-studio/shared/domain'

const CONSENT_OPERATIONS = ['accept_all', 'reject_all', 'save'] as const

/** The button with which the member answered. */
export type ConsentOperation = (typeof CONSENT_OPERATIONS)[number]

/** A rejection or withdrawal that is not stored in the member's record yet. */
export interface Rejection extends Pick<CookieChoice, 'version' | 'decidedAt'> {
  readonly operation: ConsentOperation
  /** When the choice that the record held was made, as far as this device had heard; empty where there was none. */
  readonly replaces: string
}

type Person = Pick<Member, 'id' | 'cookiePreferences'>

/** Rejections that wait on this device until they are stored, one for each member. */
export interface StoredRejections {
  /** What this member rejected here and the record does not know of. One that a later choice has overtaken is dropped. */
  pending(person: Person): Rejection | null
  /** @returns whether it outlives the page */
  store(person: Person, rejection: Omit<Rejection, 'replaces'>): boolean
  remove(memberId: string): void
  /** Calls back when another tab kept or dropped one. */
  watch(listener: () => void): void
}

/** @param page where the browser reports what other tabs store */
export function createStoredRejections(
  storage: WebStorage,
  page: Pick<Window, 'addEventListener'>,
): StoredRejections {
  const storedOf = (memberId: string) =>
    storedJson(storage, UNSAVED_REJECTION, rejectionFrom, encodeURIComponent(memberId))
  return {
    pending: (person) => {
      const rejection = storedOf(person.id).get()
      if (rejection === null) return null
      const recordedAt = decidedAtOf(person)
      if (recordedAt === rejection.replaces || recordedAt < rejection.decidedAt) return rejection
      storedOf(person.id).remove()
      return null
    },
    store: (person, rejection) =>
      storedOf(person.id).set({ ...rejection, replaces: decidedAtOf(person) }).isStored,
    remove: (memberId) => storedOf(memberId).remove(),
    watch: (listener) => {
      page.addEventListener('storage', ({ key }) => {
        if (key === null || isKeyOf(UNSAVED_REJECTION, key)) listener()
      })
    },
  }
}

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
