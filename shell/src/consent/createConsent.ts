import { CONSENT_EVENT } from '@outcome-studio/shared/domain/analytics'
import { isEqual } from '@outcome-studio/shared/domain/base'
import { COOKIE_TEXT_VERSION, type CookieChoice } from '@outcome-studio/shared/domain/consent'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import { allowsInsights, needsCookieChoice } from '../domain/consentRules.ts'
import type { CommonServices } from '../host/createHost.ts'
import type { ConsentOperation, StoredRejections } from './createStoredRejections.ts'

/** The member's consent. Everything optional reads it here. */
export interface Consent {
  /** Id of the member who agreed to functional insights; null for none. */
  readonly insightsOf: Readable<string | null>
  /** Whether the member must be asked. */
  readonly isOpen: Readable<boolean>
  /** Applies the choice at once and stores it. The member is notified if storing fails. */
  decide(functionalInsights: boolean, operation: ConsentOperation): Promise<void>
  /** Postpones the question until the next page load. */
  postpone(): void
}

export interface ConsentParts {
  readonly services: Pick<CommonServices, 'member' | 'toast' | 'report' | 'openModal' | 'logEvent'>
  /** @throws if the choice is not stored */
  readonly save: (choice: CookieChoice) => Promise<void>
  /** Stores a rejection on this device until it is in the member's record. */
  readonly rejections: StoredRejections
  /** Fires `online` when the browser is online again. */
  readonly page: Pick<Window, 'addEventListener'>
  readonly now: () => Date
}

/** A choice made on this device. It is valid until the member's record changes. */
interface OwnChoice {
  readonly memberId: string
  readonly recordBefore: unknown
  readonly functionalInsights: boolean
}

/** Derives consent from the member's record, and from a choice made here that is not yet in the record. */
export function createConsent({ services, save, rejections, page, now }: ConsentParts): Consent {
  const { member } = services
  const insightsOf = createReadable<string | null>(null)
  const isOpen = createReadable(false)
  let own: OwnChoice | null = null
  let postponedBy: string | null = null
  let latest: CookieChoice | null = null
  let stored = Promise.resolve()

  const recorded = () => member.get()?.cookiePreferences ?? null
  const pendingRejection = () => {
    const person = member.get()
    return person && rejections.pending(person)
  }
  const take = (memberId: string, functionalInsights: boolean) => {
    own = { memberId, recordBefore: recorded(), functionalInsights }
  }
  const follow = () => {
    const person = member.get()
    if (person === null) {
      insightsOf.set(null)
      isOpen.set(false)
      return
    }
    if (own !== null && (own.memberId !== person.id || !isEqual(own.recordBefore, recorded()))) own = null
    if (own === null && pendingRejection()) take(person.id, false)
    const agrees = own === null ? allowsInsights(person) : own.functionalInsights
    insightsOf.set(agrees ? person.id : null)
    isOpen.set(own === null && postponedBy !== person.id && needsCookieChoice(person))
  }
  const apply = (memberId: string, functionalInsights: boolean) => {
    take(memberId, functionalInsights)
    follow()
  }

  const store = async (memberId: string, choice: CookieChoice, operation: ConsentOperation) => {
    // Another member may have signed in, whose record must not get this choice.
    if (member.get()?.id !== memberId) return
    await save(choice)
    rejections.remove(memberId)
    const { functionalInsights, version } = choice
    services.logEvent(CONSENT_EVENT, { operation, functional_insights: functionalInsights, version })
  }
  const storePending = () => {
    if (!pendingRejection()) return
    stored = stored.then(async () => {
      const memberId = member.get()?.id
      const rejection = pendingRejection()
      if (memberId === undefined || !rejection) return
      const { operation, version, decidedAt } = rejection
      try {
        await store(memberId, { functionalInsights: false, version, decidedAt }, operation)
      } catch (error) {
        services.report(error, { operation })
      }
    })
  }
  const notifyUnsaved = (isPersisted: boolean) =>
    isPersisted
      ? services.toast('Your cookie choice holds on this device. It is saved as soon as we can be reached.')
      : services.toast('Your cookie choice could not be saved. Nothing optional runs until it is.', {
          action: { label: 'Choose again', onAction: () => services.openModal('cookiePreferences') },
        })

  let known: string | undefined
  member.subscribe(() => {
    follow()
    const memberId = member.get()?.id
    if (memberId !== undefined && memberId !== known) storePending()
    known = memberId
  })
  rejections.watch(() => {
    if (pendingRejection()) own = null
    follow()
  })
  page.addEventListener('online', storePending)
  follow()
  storePending()

  return {
    insightsOf,
    isOpen,
    decide: (functionalInsights, operation) => {
      const person = member.get()
      if (person === null) return stored
      const choice = { functionalInsights, version: COOKIE_TEXT_VERSION, decidedAt: now().toISOString() }
      latest = choice
      const isPersisted = !functionalInsights && rejections.store(person, { ...choice, operation })
      apply(person.id, functionalInsights)
      // Saves run one at a time, so that the last choice is stored last.
      stored = stored.then(async () => {
        try {
          await store(person.id, choice, operation)
        } catch (error) {
          services.report(error, { operation })
          if (latest !== choice || member.get()?.id !== person.id) return
          apply(person.id, false)
          notifyUnsaved(isPersisted)
        }
      })
      return stored
    },
    postpone: () => {
      postponedBy = member.get()?.id ?? null
      follow()
    },
  }
}
