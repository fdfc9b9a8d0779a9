import { type IncomingMessage, request as send } from 'node:http'
import type { Respond } from './Site.ts'

/** Headers of one connection (RFC 9110, section 7.6.1), and the name of this server. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'host']

/**
 * Forwards requests to another server, and its answers back.
 *
 * @param addressOf address at the other server, by the path and query of a request
 * @param onFailure answers if the other server does not
 */
export function passOn(addressOf: (url: string) => string, onFailure: Respond): Respond {
  return (incoming, response, path) =>
    new Promise((resolve, reject) => {
      const outgoing = send(addressOf(incoming.url ?? '/'), {
        method: incoming.method,
        headers: passedOn(incoming.headers),
      })
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
        answer.pipe(response)
      })
      outgoing.on('error', () => {
        if (response.headersSent) response.destroy()
        else onFailure(incoming, response, path).catch(reject)
      })
      response.on('close', () => {
        outgoing.destroy()
        resolve()
      })
      outgoing.end()
    })
}

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.includes(name)))
}
