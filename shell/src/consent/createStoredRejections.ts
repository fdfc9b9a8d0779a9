import { isRecord } from '@outcome-studio/shared/domain/base'
import { type CookieChoice, readCookieChoice } from '@outcome-studio/shared/domain/consent'
import type { Member } from '@outcome-studio/shared/domain/member'
import { isKeyOf, storedJson, UNSAVED_REJECTION, type WebStorage } from '@outcome-studio/shared/storage'

const CONSENT_OPERATIONS = ['accept_all', 'reject_all', 'save'] as const

/** The button with which the member answered. */
export type ConsentOperation = (typeof CONSENT_OPERATIONS)[number]

/** A rejection or withdrawal that is not stored in the member's record yet. */
export interface Rejection extends Pick<CookieChoice, 'version' | 'decidedAt'> {
  readonly operation: ConsentOperation
  /** Time of the recorded choice it replaces, as known to this device; empty for none. */
  readonly replaces: string
}

type Person = Pick<Member, 'id' | 'cookiePreferences'>

/** Rejections on this device that are not in the member's record yet, one for each member. */
export interface StoredRejections {
  /** Returns the rejection that is not in the record yet. Removes one that a later choice has replaced. */
  pending(person: Person): Rejection | null
  /** @returns whether it was persisted */
  store(person: Person, rejection: Omit<Rejection, 'replaces'>): boolean
  remove(memberId: string): void
  /** Calls back when another tab stores or removes one. */
  watch(listener: () => void): void
}

/** @param page fires `storage` when another tab changes local storage */
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
