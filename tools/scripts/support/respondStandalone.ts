import { standalonePage } from '../../build/src/standalone/standalonePage.ts'
import type { WatchedStandalone } from '../../build/src/standalone/watchStandalone.ts'
import { sendJson } from '../../hosting/src/files/sendJson.ts'
import { sendText } from '../../hosting/src/files/sendText.ts'
import { isNavigation } from '../../hosting/src/isNavigation.ts'
import type { Respond } from '../../hosting/src/Site.ts'

/**
 * Serves a feature's own page at every address a person may go to, with what it is made of.
 *
 * @param files answers for the files of the watched build
 * @param config what /config.json says
 */
export function respondStandalone(id: string, files: WatchedStandalone['answer'], config: unknown): Respond {
  const page = standalonePage(id)
  return async (request, response, path) => {
    if (path === '/config.json') return sendJson(request, response, config)
    if (!isNavigation(path, request.headers)) {
      return files(request, response, () => sendText(request, response, 404, 'There is no such file.'))
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(page),
    })
    response.end(request.method === 'HEAD' ? undefined : page)
  }
}
