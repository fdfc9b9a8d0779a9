import {
  allowsInsights,
  CONSENT_EVENT,
  COOKIE_TEXT_VERSION,
  type CookieChoice,
  isEqual,
  needsCookieChoice,
} from '@outcome-studio/shared/domain'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import type { CommonServices } from '../host/createHost.ts'
import type { ConsentOperation, StoredRejections } from './createStoredRejections.ts'

/** What the member agreed to, the one place that everything optional asks. */
export interface Consent {
  /** Id of the member who agreed to functional insights; null while nobody is known who did. */
  readonly insightsOf: Readable<string | null>
  /** Whether the member has to be asked. */
  readonly isOpen: Readable<boolean>
  /** Takes effect at once and is stored; whoever made it is told if that fails. */
  decide(functionalInsights: boolean, operation: ConsentOperation): Promise<void>
  /** Leaves the question for the next time the page is loaded. */
  postpone(): void
}

export interface ConsentParts {
  readonly services: Pick<CommonServices, 'member' | 'toast' | 'report' | 'openModal' | 'logEvent'>
  /** @throws where the choice is not stored */
  readonly save: (choice: CookieChoice) => Promise<void>
  /** Where a rejection outlives the page until it is stored. */
  readonly rejections: StoredRejections
  /** Where the browser tells that there is a network again. */
  readonly page: Pick<Window, 'addEventListener'>
  readonly now: () => Date
}

/** A choice made on this device, which counts until the record says something else than it did then. */
interface OwnChoice {
  readonly memberId: string
  readonly recordBefore: unknown
  readonly functionalInsights: boolean
}

/** Follows the member's record, and a choice made here before the record has it. */
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
    // Whoever is signed in by now would get it in their record.
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
      // One after the other, so that the last choice is also the last that is stored.
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
