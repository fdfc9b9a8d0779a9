import { join } from 'node:path'
import { runtimeConfig } from '../../environment/src/generate/runtimeConfig.ts'
import { NO_DIGESTS } from '../../environment/src/headers/pageDigests.ts'
import { type SiteHeaders, shellHeaders } from '../../environment/src/headers/siteHeaders.ts'
import { publishedPages, type ShellPages, withLinks } from '../../environment/src/hosts/ShellPages.ts'
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
import { readPages } from './runtime/readPages.ts'
import type { Respond } from './Site.ts'

const HTML = 'text/html; charset=utf-8'

export interface ShellContent {
  readonly environment: () => Environment
  readonly remotes: () => Promise<unknown>
  /** Serves the pages of the redirect sign-in. */
  readonly signIn: Respond
  /** Serves the pages of events that everybody may open. */
  readonly publicEvent: Respond
}

/**
 * Serves the shell: versioned files, the two runtime configuration files, the sign-in pages, and its pages at every
 * other URL.
 *
 * @param workspace absolute path of the workspace root
 */
export function respondAsShell(workspace: string, content: ShellContent, caching: Caching): Respond {
  const dist = join(workspace, 'shell', 'dist')
  const headersFor = (pages: ShellPages | null): SiteHeaders =>
    shellHeaders(content.environment(), pages === null ? NO_DIGESTS : publishedPages(pages))
  return async (request, response, path) => {
    const sendConfig = async (config: unknown) => {
      const { everything, rest } = headersFor(await readPages(dist))
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
      const pages = await readPages(dist)
      if (pages === null)
        return sendText(request, response, 503, 'The shell was not built yet. Reload in a moment.')
      const { everything, rest } = headersFor(pages)
      setHeaders(response, { ...everything, ...rest })
      const { page, prerendered } = withLinks(pages, content.environment().links)
      return sendRevalidated(request, response, Buffer.from(prerendered.get(path) ?? page), HTML)
    }
    sendText(request, response, 404, 'There is no such file.')
  }
}
