import { type IncomingMessage, request as send } from 'node:http'
import localCloudConfig from '../../../local-cloud.config.ts'
import { sendText } from './files/sendText.ts'
import { isNavigation } from './isNavigation.ts'
import type { Respond } from './Site.ts'

/** Firebase Auth's pages on the app's origin. Firebase Hosting serves them in production. */
const PAGES = /^\/__\/auth\/(handler|callback|iframe|assets\/[\w.]+)$/

/** Whether a path is that of a page of the redirect sign-in. */
export const isSignInPage = (path: string): boolean => PAGES.test(path)

/** Headers of one connection (RFC 9110, section 7.6.1), and the name of this server. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'host']

/**
 * Forwards requests for the pages of a redirect sign-in to the Auth server. Browsers partition storage by the top page,
 * so a frame of another origin could not read the stored result.
 *
 * @param authOrigin for example "http://localhost:9099"
 */
export function respondAsSignIn(authOrigin: string): Respond {
  return (incoming, response, path) =>
    new Promise((resolve) => {
      const outgoing = send(`${authOrigin}${incoming.url}`, {
        method: incoming.method,
        headers: passedOn(incoming.headers),
      })
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
        answer.pipe(response)
      })
      outgoing.on('error', () => {
        if (response.headersSent) response.destroy()
        else if (isPage(incoming, path)) {
          // The sign-in screen reports the missing result.
          response.writeHead(302, { location: localCloudConfig.app.signInPath, 'cache-control': 'no-store' })
          response.end()
        } else sendText(incoming, response, 502, 'The sign-in server does not answer.')
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

/** Whether the window shows the response. The shell's page may not be framed. */
function isPage({ headers }: IncomingMessage, path: string): boolean {
  return isNavigation(path, headers) && headers['sec-fetch-dest'] !== 'iframe'
}
