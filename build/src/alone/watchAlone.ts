import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import webpack from 'webpack'
import devMiddleware from 'webpack-dev-middleware'
import { BuildError } from '../BuildError.ts'
import { aloneConfig } from './aloneConfig.ts'

/** A feature's own page as it is being written. */
export interface WatchedAlone {
  /**
   * Answers requests for the page's files, waiting for a build that is under way, and tells open pages of
   * each build. Calls next for every other request.
   */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Resolves after the first build, whether it worked or not. */
  readonly firstBuild: Promise<void>
  close(): Promise<void>
}

/**
 * Builds the page on which a feature runs alone, and again whenever its source changes; says so on the terminal.
 *
 * @param workspace absolute path of the workspace root
 * @param id folder of a feature, or of the design system
 * @throws BuildError when there is no such folder or it has no page of its own
 */
export function watchAlone(workspace: string, id: string): WatchedAlone {
  const folder = join(workspace, id)
  if (!existsSync(join(folder, 'src', 'standalone.tsx'))) {
    throw new BuildError(`${id} has no src/standalone.tsx: that file is what runs it without the shell.`)
  }
  const compiler = webpack(aloneConfig({ id, folder, workspace }))
  const middleware = devMiddleware(compiler, {
    hot: { cors: false },
    // What each build says here and, where it failed, on open pages.
    stats: { all: false, timings: true, errors: true },
    headers: { 'cache-control': 'no-store' },
  })
  return {
    answer: (request, response, next) => void middleware(request, response, next),
    firstBuild: new Promise((resolve) => middleware.waitUntilValid(() => resolve())),
    close: () => new Promise((resolve) => middleware.close(() => resolve())),
  }
}
