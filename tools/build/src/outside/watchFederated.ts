import type { IncomingMessage, ServerResponse } from 'node:http'
import webpack from 'webpack'
import devMiddleware from 'webpack-dev-middleware'
import { checkBuild } from '../output/checkBuild.ts'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { webpackConfig } from '../webpack/webpackConfig.ts'

/** All rebuilds have one address, because no page stays open on an old one. */
const VERSION = 'watched'

/** Path at which open pages are notified of rebuilds. */
const REBUILDS = '/rebuilds'

/** Runs in the shell's page, which reloads after each rebuild. A policy that refuses the connection leaves it as it is. */
const RELOAD = `new EventSource(new URL('${REBUILDS}', document.currentScript.src)).onmessage = () => location.reload();`

/** Origins of pages on the developer's machine. */
const LOCAL = /^http:\/\/localhost(:\d+)?$/

/** A feature's build for shells, in watch mode. */
export interface WatchedFederated {
  /** URL path of the federation manifest. */
  readonly manifest: string
  /** Answers for the files of the build and for the notification of pages. Calls next for every other request. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/**
 * Builds a feature as a shell loads it, in memory, and rebuilds it on every change of its source.
 *
 * @param shell origin of a shell whose pages may load the build, besides those on this machine; null for none
 * @param print receives what the developer must know of a build
 */
export function watchFederated(
  described: BuildablePackage,
  shell: string | null,
  print: (what: string) => void,
): WatchedFederated {
  const headersFor = ({ headers: { origin = '' } }: IncomingMessage): Record<string, string> => ({
    'cache-control': 'no-store',
    vary: 'origin',
    // Chromium asks before a page of the internet may connect to this machine.
    ...((LOCAL.test(origin) || origin === shell) && {
      'access-control-allow-origin': origin,
      'access-control-allow-private-network': 'true',
    }),
  })
  const files = `/${described.id}/${VERSION}/`
  const configuration = webpackConfig(described, {
    version: VERSION,
    output: `${described.folder}/dist${files}`,
    mode: 'development',
    buildTarget: 'local',
    maps: null,
  })
  const compiler = webpack({
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.BannerPlugin({ banner: RELOAD, raw: true, include: /^remoteEntry\.js$/ }),
    ],
  })
  const pages = new Set<ServerResponse>()
  let isFirst = true
  compiler.hooks.done.tap('watchFederated', ({ compilation }) => {
    if (compilation.errors.length > 0) return
    try {
      checkBuild(described, compilation)
    } catch (error) {
      print(error instanceof Error ? error.message : String(error))
    }
    if (!isFirst) for (const page of pages) page.write('data: rebuilt\n\n')
    isFirst = false
  })
  const middleware = devMiddleware(compiler, {
    publicPath: files,
    headers: (request: IncomingMessage) => headersFor(request),
    stats: { all: false, timings: true, errors: true },
  })
  return {
    manifest: `${files}mf-manifest.json`,
    answer: (request, response, next) => {
      if (request.url === REBUILDS) {
        response.writeHead(200, { ...headersFor(request), 'content-type': 'text/event-stream' })
        response.flushHeaders()
        pages.add(response)
        response.once('close', () => pages.delete(response))
      } else if (request.method === 'OPTIONS' && request.url?.startsWith(files)) {
        response.writeHead(204, headersFor(request)).end()
      } else void middleware(request, response, next)
    },
    close: () => new Promise((resolve) => middleware.close(() => resolve())),
  }
}
