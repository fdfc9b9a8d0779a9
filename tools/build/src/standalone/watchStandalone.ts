import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import webpack from 'webpack'
import devMiddleware from 'webpack-dev-middleware'
import { BuildError } from '../package/BuildError.ts'
import { standaloneConfig } from './standaloneConfig.ts'

/** A standalone page in watch mode. */
export interface WatchedStandalone {
  /**
   * Serves the page's files after a build in progress, and notifies open pages of each build. Calls next for every
   * other request.
   */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Resolves after the first build, even if it failed. */
  readonly firstBuild: Promise<void>
  close(): Promise<void>
}

/**
 * Builds a feature's standalone page, and rebuilds it on every change of its source. Prints each build.
 *
 * @param workspace absolute path of the workspace root
 * @param path folder of a feature, or of the design system, below the root; "" for the root itself
 * @throws BuildError when the folder is missing or has no standalone page
 */
export function watchStandalone(workspace: string, path: string, id = basename(path)): WatchedStandalone {
  const folder = join(workspace, path)
  if (!existsSync(join(folder, 'src', 'standalone.tsx'))) {
    throw new BuildError(`${id} has no src/standalone.tsx: that file is what runs it without the shell.`)
  }
  const compiler = webpack(standaloneConfig({ id, folder, workspace }))
  const middleware = devMiddleware(compiler, {
    hot: { cors: false },
    // Prints each build, and shows build errors on open pages.
    stats: { all: false, timings: true, errors: true },
    headers: { 'cache-control': 'no-store' },
  })
  return {
    answer: (request, response, next) => void middleware(request, response, next),
    firstBuild: new Promise((resolve) => middleware.waitUntilValid(() => resolve())),
    close: () => new Promise((resolve) => middleware.close(() => resolve())),
  }
}
