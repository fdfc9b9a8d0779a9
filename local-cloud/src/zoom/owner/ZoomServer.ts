import type { DeliveryStore } from '../../webhooks/DeliveryStore.ts'
import type { Webhooks } from '../../webhooks/Webhooks.ts'
import type { ApiServer } from '../endpoints/respondToApi.ts'

/** The running video conferences, as their pages and the owner see them. */
export interface ZoomServer {
  readonly api: ApiServer
  readonly webhooks: Webhooks
  readonly deliveries: DeliveryStore
  /** Sends the webhook the challenge by which Zoom checks its address. @returns whether the answer is right */
  validateWebhook(): Promise<boolean>
  /** Deletes everything. */
  reset(): void
}
