import type { IncomingMessage, ServerResponse } from 'node:http'
import { finishFlow } from './finishFlow.ts'
import { CALLBACK_PATH, PAGES_PATH, type RedirectContext } from './RedirectContext.ts'
import { sendFrame } from './sendFrame.ts'
import { startFlow } from './startFlow.ts'

const HANDLER_PATH = `${PAGES_PATH}/handler`
/** The SDK opens this address of an emulator, and the one on the app's origin in production. */
const EMULATED_HANDLER_PATH = '/emulator/auth/handler'

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
    case EMULATED_HANDLER_PATH:
      response.writeHead(302, {
        location: `${context.shellOrigin}${HANDLER_PATH}${url.search}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      response.end()
      return Promise.resolve()
    case HANDLER_PATH:
      return startFlow(context, url, response)
    case CALLBACK_PATH:
      return finishFlow(context, url, request, response)
    case `${PAGES_PATH}/iframe`:
      sendFrame(response, context)
      return Promise.resolve()
    default:
      return undefined
  }
}
