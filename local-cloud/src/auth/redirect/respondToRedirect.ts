import type { IncomingMessage, ServerResponse } from 'node:http'
import { finishFlow } from './finishFlow.ts'
import { CALLBACK_PATH, type RedirectContext } from './RedirectContext.ts'
import { sendFrame } from './sendFrame.ts'
import { startFlow } from './startFlow.ts'

/**
 * Serves the pages of the SDK's redirect sign-in. They are for navigation only; no other page may read them.
 *
 * @returns undefined for any other request, which is left unanswered
 */
export function respondToRedirect(
  context: RedirectContext,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  if (request.method !== 'GET') return undefined
  switch (url.pathname) {
    case '/emulator/auth/handler':
      return startFlow(context, url, response)
    case CALLBACK_PATH:
      return finishFlow(context, url, request, response)
    case '/emulator/auth/iframe':
      sendFrame(response, context)
      return Promise.resolve()
    default:
      return undefined
  }
}
