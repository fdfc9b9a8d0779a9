import {
  allowsInsights,
  CONSENT_EVENT,
  COOKIE_TEXT_VERSION,
  type CookieChoice,
  needsCookieChoice,
} from '@outcome-studio/shared/domain'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import type { CommonServices } from '../host/createHost.ts'

/** Which button the member pressed. */
export type ConsentOperation = 'accept_all' | 'reject_all' | 'save'

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
  readonly now: () => Date
}

/** A choice made on this page, which counts until the record says something else than it did then. */
interface OwnChoice {
  readonly memberId: string
  readonly recordBefore: string
  readonly functionalInsights: boolean
}

/** Follows the member's record, and a choice made here before the record has it. */
export function createConsent({ services, save, now }: ConsentParts): Consent {
  const { member } = services
  const insightsOf = createReadable<string | null>(null)
  const isOpen = createReadable(false)
  let own: OwnChoice | null = null
  let postponedBy: string | null = null

  const recorded = () => JSON.stringify(member.get()?.cookiePreferences ?? null)
  const follow = () => {
    const person = member.get()
    if (person === null) {
      insightsOf.set(null)
      isOpen.set(false)
      return
    }
    if (own !== null && (own.memberId !== person.id || own.recordBefore !== recorded())) own = null
    const agrees = own === null ? allowsInsights(person) : own.functionalInsights
    insightsOf.set(agrees ? person.id : null)
    isOpen.set(own === null && postponedBy !== person.id && needsCookieChoice(person))
  }
  const apply = (memberId: string, functionalInsights: boolean): OwnChoice => {
    const choice = { memberId, recordBefore: recorded(), functionalInsights }
    own = choice
    follow()
    return choice
  }
  member.subscribe(follow)
  follow()

  // One after the other, so that the last choice is also the last that is stored.
  let stored = Promise.resolve()
  return {
    insightsOf,
    isOpen,
    decide: (functionalInsights, operation) => {
      const memberId = member.get()?.id ?? ''
      const choice = apply(memberId, functionalInsights)
      const isLatest = () => own === null || own === choice
      stored = stored.then(async () => {
        const version = COOKIE_TEXT_VERSION
        try {
          await save({ functionalInsights, version, decidedAt: now().toISOString() })
          services.logEvent(CONSENT_EVENT, { operation, functional_insights: functionalInsights, version })
        } catch (error) {
          services.report(error, { operation })
          if (!isLatest() || member.get()?.id !== memberId) return
          apply(memberId, false)
          services.toast('Your cookie choice could not be saved. Nothing optional runs until it is.', {
            action: { label: 'Choose again', onAction: () => services.openModal('cookiePreferences') },
          })
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
