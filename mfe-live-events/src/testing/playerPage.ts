import { isRecord } from '@outcome-studio/shared/domain/base'

/**
 * The page in a player's frame: answers every message of the library, as Vimeo's player does.
 * @throws Error without a frame
 */
export function playerPage(frame: HTMLIFrameElement, origin: string) {
  const page = frame.contentWindow
  if (page === null) throw new Error('The frame has no page.')
  const received: { readonly method: string; readonly value: unknown }[] = []
  const send = (data: unknown) => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: page }))
  }
  page.postMessage = (message: unknown) => {
    if (!isRecord(message) || typeof message.method !== 'string' || message.method === 'ping') return
    const { method, value } = message
    received.push({ method, value })
    queueMicrotask(() => send({ method, value: method === 'getDuration' ? 3600 : value }))
  }
  return {
    emit: (event: string, data?: unknown) => send({ event, data }),
    /** The methods that were called, in order. */
    calls: () => received.map(({ method }) => method),
    valuesOf: (method: string) => received.filter((call) => call.method === method).map(({ value }) => value),
  }
}
