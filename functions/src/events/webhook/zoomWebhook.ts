import { MAIL_SECRETS } from '../../mail/server/mailSettings.ts'
import { serveWebhook } from '../../network/serveWebhook.ts'
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

/** Receives the events of Zoom. After a 500, Zoom sends the event again after 5, 20 and 60 minutes. */
export const zoomWebhook = serveWebhook({
  name: 'zoomWebhook',
  provider: 'Zoom',
  atOnce: { instances: 20, each: 20 },
  timeoutSeconds: 120,
  secrets: [ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET, ...MAIL_SECRETS],
  read: (body, header) => {
    const headers = {
      signature: header('x-zm-signature') ?? '',
      timestamp: header('x-zm-request-timestamp') ?? '',
    }
    return readZoomEvent(body, headers, zoomWebhookSecrets(), Date.now())
  },
  handle: async ({ event, secret }) => {
    if (event?.event === 'endpoint.url_validation') {
      return validationAnswer(event.payload.plainToken ?? '', secret)
    }
    if (event !== null) await handleZoomEvent(event, { ...eventServices(), hosts: readZoomSettings().hosts })
    return undefined
  },
  logRefused: () => logEvents({ event: 'webhook-refused' }),
  logFailed: (_event, error) => logEvents({ event: 'webhook-failed', reason: reasonOf(error) }),
})
