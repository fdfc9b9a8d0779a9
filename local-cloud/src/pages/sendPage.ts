import type { ServerResponse } from 'node:http'
import type { Html } from './html.ts'
import { sendReply } from './sendReply.ts'

/** Sends a page that runs no script and loads nothing but its own style and font. */
export function sendPage(response: ServerResponse, status: number, page: Html): void {
  sendReply(response, { kind: 'page', status, page })
}
