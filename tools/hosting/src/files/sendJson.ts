import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendRevalidated } from './sendRevalidated.ts'

/** Sends JSON that is composed per request. */
export function sendJson(request: IncomingMessage, response: ServerResponse, content: unknown): void {
  const body = Buffer.from(`${JSON.stringify(content)}\n`)
  sendRevalidated(request, response, body, 'application/json; charset=utf-8')
}
