import type { ServerResponse } from 'node:http'
import { html } from '../../pages/html.ts'
import type { AuthEvent } from './AuthEvent.ts'
import type { FlowRequest } from './FlowRequest.ts'
import { sendPlainPage } from './sendPlainPage.ts'

/** Leaves the outcome where the hidden frame finds it, in this tab's storage, and goes back to the product. */
export function relayEvent(response: ServerResponse, request: FlowRequest, event: AuthEvent): void {
  sendPlainPage(response, 200, {
    title: 'Going back',
    body: html`<p>Going back. <a href="${request.redirectUrl}">Continue</a> if nothing happens.</p>`,
    script: {
      source: html`
      const { key, event, redirectUrl } = JSON.parse(document.querySelector('meta[name=page-data]').content)
      try {
        sessionStorage.setItem(key, JSON.stringify(event))
      } finally {
        location.replace(redirectUrl)
      }
    `,
      data: {
        key: `firebase:redirectEvent:${request.apiKey}:${request.appName}`,
        event,
        redirectUrl: request.redirectUrl,
      },
    },
  })
}
