import type { ServerResponse } from 'node:http'
import { html } from '../../pages/html.ts'
import type { RedirectContext } from './RedirectContext.ts'
import { sendPlainPage } from './sendPlainPage.ts'

/**
 * Sends the hidden frame from which the SDK reads the result of a redirect sign-in. It communicates with the app's
 * origin only, and returns a result once.
 */
export function sendFrame(response: ServerResponse, { shellOrigin }: RedirectContext): void {
  sendPlainPage(response, 200, {
    title: 'Sign-in',
    body: html``,
    script: {
      source: html`
      const { shellOrigin } = JSON.parse(document.querySelector('meta[name=page-data]').content)
      const query = new URLSearchParams(location.search)
      const key = 'firebase:redirectEvent:' + query.get('apiKey') + ':' + query.get('appName')
      const NONE = { type: 'unknown', error: { code: 'auth/no-auth-event' } }
      const post = (message) => parent.postMessage(message, shellOrigin)
      const popEvent = () => {
        const stored = sessionStorage.getItem(key)
        sessionStorage.removeItem(key)
        return stored === null ? NONE : JSON.parse(stored)
      }
      addEventListener('message', ({ data, origin }) => {
        // The source says nothing: in WebKit, it is this window for a message of a parent with the same origin.
        if (origin !== shellOrigin || typeof data !== 'object' || data === null) return
        if (data.authFrame === 'hello') {
          post({ authFrame: 'ready' })
          post({ authFrame: 'event', type: 'authEvent', payload: { type: 'authEvent', authEvent: popEvent() } })
        } else if (data.authFrame === 'ask' && data.type === 'webStorageSupport') {
          post({ authFrame: 'answer', id: data.id, payload: [{ status: 'ACK', webStorageSupport: true }] })
        }
      })
    `,
      data: { shellOrigin },
    },
    framedBy: shellOrigin,
  })
}
