import { join } from 'node:path'
import type { AllowedOrigins } from './contentSecurityPolicy.ts'
import { resolveBelow } from './files/resolveBelow.ts'
import { sendJson } from './files/sendJson.ts'
import { sendText } from './files/sendText.ts'
import { type Caching, sendVersionedFile } from './files/sendVersionedFile.ts'
import { isNavigation } from './isNavigation.ts'
import { isSignInPage } from './respondAsSignIn.ts'
import { readRelease, shellReleaseSchema } from './runtime/readRelease.ts'
import { SECURITY_TEXT } from './SECURITY_TEXT.ts'
import type { Respond } from './Site.ts'
import { sendPage } from './sendPage.ts'

export interface ShellContent {
  readonly config: () => unknown
  readonly remotes: () => Promise<unknown>
  readonly allowed: () => AllowedOrigins
  /** Serves the pages of the redirect sign-in. */
  readonly signIn: Respond
}

/**
 * Serves the shell: versioned files, the two runtime configuration files, the sign-in pages, and its page at every
 * other URL.
 *
 * @param workspace absolute path of the workspace root
 */
export function respondAsShell(workspace: string, content: ShellContent, caching: Caching): Respond {
  const dist = join(workspace, 'shell', 'dist')
  return async (request, response, path) => {
    if (path === '/config.json') return sendJson(request, response, content.config())
    if (path === '/remotes.json') return sendJson(request, response, await content.remotes())
    if (isSignInPage(path)) return content.signIn(request, response, path)
    if (path === '/.well-known/security.txt') return sendText(request, response, 200, SECURITY_TEXT)
    if (path.startsWith('/shell/')) {
      const file = resolveBelow(dist, path)
      const isServed = file && !file.endsWith('.html')
      if (isServed && (await sendVersionedFile(request, response, file, caching))) return
    } else if (path === '/' || isNavigation(path, request.headers)) {
      const release = await readRelease(join(dist, 'release.json'), shellReleaseSchema)
      const page = release && resolveBelow(dist, release.page)
      if (page) return sendPage(request, response, page, content.allowed())
      return sendText(request, response, 503, 'The shell was not built yet. Reload in a moment.')
    }
    sendText(request, response, 404, 'There is no such file.')
  }
}
