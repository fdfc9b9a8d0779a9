import type { IncomingMessage, ServerResponse } from 'node:http'
import { finishFlow } from './finishFlow.ts'
import { CALLBACK_PATH, type RedirectContext } from './RedirectContext.ts'
import { sendFrame } from './sendFrame.ts'
import { startFlow } from './startFlow.ts'

/**
 * Answers the pages that the SDK's sign-in by redirect needs. They are for people's browsers to visit: no other
 * page may read them.
 *
 * @returns undefined when the request is for something else, and is not answered
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
