/** The functions that a model of registrations needs in the local cloud: it calls what the triggers do by itself. */
export { zoomWebhook } from '../../events/webhook/zoomWebhook.ts'
