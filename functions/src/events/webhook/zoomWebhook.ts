import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain'
import { onRequest } from 'firebase-functions/v2/https'
import { SMTP_URL } from '../mail/mailSettings.ts'
import { eventServices } from '../registration/EventServices.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import {
  readZoomSettings,
  ZOOM_CLIENT_SECRET,
  ZOOM_WEBHOOK_SECRET,
  zoomWebhookSecrets,
} from '../zoom/zoomSettings.ts'
import { handleZoomEvent } from './handleZoomEvent.ts'
import { readZoomEvent, validationAnswer } from './readZoomEvent.ts'

/** An event of Zoom is much smaller. */
const MOST_BYTES = 1_048_576

/**
 * Receives the events of Zoom. Answers 400 to a request that Zoom did not sign, and 500 if it could not finish. After a
 * 500, Zoom sends the event again after 5, 20 and 60 minutes.
 */
export const zoomWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 20,
    timeoutSeconds: 120,
    secrets: [ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET, SMTP_URL],
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
    const headers = {
      signature: request.get('x-zm-signature') ?? '',
      timestamp: request.get('x-zm-request-timestamp') ?? '',
    }
    const signed = readZoomEvent(rawBody, headers, zoomWebhookSecrets(), Date.now())
    if (signed === null) {
      logEvents({ event: 'webhook-refused' })
      response.status(400).send('This is not signed by Zoom, or too old.')
      return
    }
    const { event, secret } = signed
    if (event?.event === 'endpoint.url_validation') {
      response.json(validationAnswer(event.payload.plainToken ?? '', secret))
      return
    }
    try {
      if (event !== null) {
        await handleZoomEvent(event, { ...eventServices(), hosts: readZoomSettings().hosts })
      }
      response.json({ received: true })
    } catch (error) {
      logEvents({ event: 'webhook-failed', reason: reasonOf(error) })
      response.status(500).send('Not finished. Please send it again.')
    }
  },
)
