import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { asRpcError } from '../../../base/asRpcError.ts'
import type { Log } from '../../../base/Log.ts'
import { refuseForeign } from '../../../network/refuseForeign.ts'
import { SECURITY_HEADERS } from '../../../network/securityHeaders.ts'
import { KEEP_IDLE_CONNECTIONS } from '../../../network/serveHttp.ts'
import { allowOrigin, answerPreflight } from './cors.ts'
import type { Route } from './Exchange.ts'
import { sendRpcError } from './sendJson.ts'

async function answer(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (refuseForeign(request, response)) return
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const exchange = { request, response, url: new URL(request.url ?? '/', 'http://localhost') }
  for (const route of routes) if (await route(exchange)) return
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found\n')
}

/** @param routes tried in order; the server answers 404 if none handles the request */
export function createHttpServer(routes: readonly Route[], log: Log): Server {
  return createServer(KEEP_IDLE_CONNECTIONS, (request, response) => {
    response.on('error', () => response.destroy())
    answer(routes, request, response).catch((thrown: unknown) => {
      const error = asRpcError(thrown, log)
      if (response.headersSent) response.destroy()
      else sendRpcError(response, error)
    })
  })
}
