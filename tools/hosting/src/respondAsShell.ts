import { join } from 'node:path'
import { runtimeConfig } from '../../environment/src/generate/runtimeConfig.ts'
import { scriptDigests } from '../../environment/src/headers/scriptDigests.ts'
import { type SiteHeaders, shellHeaders } from '../../environment/src/headers/siteHeaders.ts'
import { securityText } from '../../environment/src/hosts/securityText.ts'
import type { Environment } from '../../environment/src/schema/environmentSchema.ts'
import { resolveBelow } from './files/resolveBelow.ts'
import { sendJson } from './files/sendJson.ts'
import { sendRevalidated } from './files/sendRevalidated.ts'
import { sendText } from './files/sendText.ts'
import { type Caching, sendVersionedFile } from './files/sendVersionedFile.ts'
import { setHeaders } from './files/setHeaders.ts'
import { isNavigation } from './isNavigation.ts'
import { isPublicEvent } from './respondAsPublicEvent.ts'
import { isSignInPage } from './respondAsSignIn.ts'
import { readPage } from './runtime/readPage.ts'
import type { Respond } from './Site.ts'

export interface ShellContent {
  readonly environment: () => Environment
  readonly remotes: () => Promise<unknown>
  /** Serves the pages of the redirect sign-in. */
  readonly signIn: Respond
  /** Serves the pages of events that everybody may open. */
  readonly publicEvent: Respond
}

/**
 * Serves the shell: versioned files, the two runtime configuration files, the sign-in pages, and its page at every
 * other URL.
 *
 * @param workspace absolute path of the workspace root
 */
export function respondAsShell(workspace: string, content: ShellContent, caching: Caching): Respond {
  const dist = join(workspace, 'shell', 'dist')
  const headersFor = (page: string | null): SiteHeaders =>
    shellHeaders(content.environment(), page === null ? [] : scriptDigests(page))
  return async (request, response, path) => {
    const sendConfig = async (config: unknown) => {
      const { everything, rest } = headersFor(await readPage(dist))
      setHeaders(response, { ...everything, ...rest })
      sendJson(request, response, config)
    }
    if (path === '/config.json') return sendConfig(runtimeConfig(content.environment()))
    if (path === '/remotes.json') return sendConfig(await content.remotes())
    if (isSignInPage(path)) return content.signIn(request, response, path)
    if (isPublicEvent(path)) return content.publicEvent(request, response, path)
    if (path === '/.well-known/security.txt')
      return sendText(request, response, 200, securityText(content.environment()))
    if (path.startsWith('/shell/')) {
      const file = resolveBelow(dist, path)
      const isServed = file && !file.endsWith('.html')
      if (isServed && (await sendVersionedFile(request, response, file, headersFor(null), caching))) return
    } else if (path === '/' || isNavigation(path, request.headers)) {
      const page = await readPage(dist)
      if (page === null)
        return sendText(request, response, 503, 'The shell was not built yet. Reload in a moment.')
      const { everything, rest } = headersFor(page)
      setHeaders(response, { ...everything, ...rest })
      return sendRevalidated(request, response, Buffer.from(page), 'text/html; charset=utf-8')
    }
    sendText(request, response, 404, 'There is no such file.')
  }
}
