import type { ServerResponse } from 'node:http'
import { html } from '../../pages/html.ts'
import type { AuthEvent } from './AuthEvent.ts'
import type { FlowRequest } from './FlowRequest.ts'
import { sendPlainPage } from './sendPlainPage.ts'

/** Stores the result in this tab's session storage for the hidden frame, and returns to the app. */
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
