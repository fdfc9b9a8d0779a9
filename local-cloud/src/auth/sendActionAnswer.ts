import type { ServerResponse } from 'node:http'
import type { ActionAnswer } from './operations/openActionLink.ts'

/** Sends the answer in the official emulator's form: a redirect to the app, or JSON under `authEmulator`. */
export function sendActionAnswer(response: ServerResponse, answer: ActionAnswer): void {
  response.setHeader('cache-control', 'no-store')
  if (answer.kind === 'redirect') {
    response.writeHead(303, { location: answer.to, 'referrer-policy': 'no-referrer' }).end()
    return
  }
  const authEmulator =
    answer.kind === 'done'
      ? { success: answer.success, ...answer.changed }
      : { error: answer.error, instructions: answer.instructions, ...answer.more }
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(answer.kind === 'done' ? 200 : 400, headers).end(JSON.stringify({ authEmulator }))
}
