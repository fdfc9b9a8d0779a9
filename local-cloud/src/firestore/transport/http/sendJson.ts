import type { ServerResponse } from 'node:http'
import type { RpcError } from '../../../base/RpcError.ts'
import type { Html } from '../../../pages/html.ts'
import { httpStatus } from './httpStatus.ts'

/** Sends a value as JSON. The response is not cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

/** Sends an error as Google's REST APIs do, with the HTTP status of its gRPC status. */
export function sendRpcError(response: ServerResponse, { status, message }: RpcError): void {
  const code = httpStatus(status)
  sendJson(response, code, { error: { code, message, status } })
}

/** Sends an HTML page that runs no scripts and loads nothing. */
export function sendPage(response: ServerResponse, page: Html): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
  response.end(page.toString())
}
