import type { DeliveryStore } from '../../webhooks/DeliveryStore.ts'
import type { Webhooks } from '../../webhooks/Webhooks.ts'
import type { ApiServer } from '../endpoints/respondToApi.ts'
import type { Payments } from '../store/Payments.ts'

/** The running payment provider, as its pages and the owner see it. */
export interface PaymentsServer {
  readonly payments: Payments
  readonly api: ApiServer
  readonly webhooks: Webhooks
  readonly deliveries: DeliveryStore
  /** Does what is due by the provider's clock. */
  catchUp(): void
  /** Deletes everything but the configured catalogue, and sets the clock back. */
  reset(): void
}
