import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https'
import { runsAs } from '../serviceAccounts/runsAs.ts'

/** How the events of a provider are received. */
export interface Webhook<Event> {
  /** Name under which it is deployed. */
  readonly name: string
  /** The provider in an answer, for example "Zoom". */
  readonly provider: string
  readonly timeoutSeconds: number
  /** Events handled at the same time by all instances. The platform queues the others, or answers 429. */
  readonly atOnce: { readonly instances: number; readonly each: number }
  readonly secrets: NonNullable<HttpsOptions['secrets']>
  /** Reads an event from the bytes that the provider signed. Returns null if it did not sign them. */
  readonly read: (body: Buffer, header: (name: string) => string | undefined) => Event | null
  /** Handles an event, and returns the answer if the provider expects a certain one. */
  readonly handle: (event: Event) => Promise<object | undefined>
  readonly logRefused: () => void
  readonly logFailed: (event: Event, error: unknown) => void
}

/** An event of a provider is much smaller. */
const MOST_BYTES = 1_048_576

/**
 * Serves a webhook. Answers 405 and 413 to what cannot be an event, 400 to a request that the provider did not sign,
 * and 500 if the event could not be handled, so that the provider sends it again.
 */
export const serveWebhook = <Event>(webhook: Webhook<Event>): HttpsFunction =>
  onRequest(
    {
      ...runsAs(webhook.name),
      region: FUNCTIONS_REGION,
      memory: '512MiB',
      concurrency: webhook.atOnce.each,
      maxInstances: webhook.atOnce.instances,
      timeoutSeconds: webhook.timeoutSeconds,
      secrets: webhook.secrets,
    },
    async (request, response) => {
      if (request.method !== 'POST') {
        response.status(405).set('allow', 'POST').send('Only POST.')
        return
      }
      const { rawBody } = request
      if (!Buffer.isBuffer(rawBody) || rawBody.length > MOST_BYTES) {
        response.status(413).send('Too large.')
        return
      }
      const event = webhook.read(rawBody, (name) => request.get(name))
      if (event === null) {
        webhook.logRefused()
        response.status(400).send(`This is not signed by ${webhook.provider}, or too old.`)
        return
      }
      try {
        response.json((await webhook.handle(event)) ?? { received: true })
      } catch (error) {
        webhook.logFailed(event, error)
        response.status(500).send('Not finished. Please send it again.')
      }
    },
  )
