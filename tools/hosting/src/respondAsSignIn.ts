import type { IncomingMessage } from 'node:http'
import localCloudConfig from '../../../local-cloud.config.ts'
import { sendText } from './files/sendText.ts'
import { isNavigation } from './isNavigation.ts'
import { passOn } from './passOn.ts'
import type { Respond } from './Site.ts'

/** Firebase Auth's pages on the app's origin. Firebase Hosting serves them in production. */
const PAGES = /^\/__\/auth\/(handler|callback|iframe|assets\/[\w.]+)$/

/** Whether a path is that of a page of the redirect sign-in. */
export const isSignInPage = (path: string): boolean => PAGES.test(path)

/**
 * Forwards requests for the pages of a redirect sign-in to the Auth server. Browsers partition storage by the top page,
 * so a frame of another origin could not read the stored result.
 *
 * @param authOrigin for example "http://localhost:9099"
 */
export function respondAsSignIn(authOrigin: string): Respond {
  return passOn(
    (url) => `${authOrigin}${url}`,
    async (incoming, response, path) => {
      if (!isPage(incoming, path)) {
        return sendText(incoming, response, 502, 'The sign-in server does not answer.')
      }
      // The sign-in screen reports the missing result.
      response.writeHead(302, { location: localCloudConfig.app.signInPath, 'cache-control': 'no-store' })
      response.end()
    },
  )
}

/** Whether the window shows the response. The shell's page may not be framed. */
function isPage({ headers }: IncomingMessage, path: string): boolean {
  return isNavigation(path, headers) && headers['sec-fetch-dest'] !== 'iframe'
}
