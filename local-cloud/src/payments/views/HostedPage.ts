import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import type { Payments } from '../store/Payments.ts'

/** A visit to a page that customers see. */
export interface HostedVisit extends Visit {
  /** The unguessable part of the address. */
  readonly id: string
}

/** Shows a page to a customer, or does what its form asks for. */
export type HostedPage = (payments: Payments, visit: HostedVisit) => Reply
