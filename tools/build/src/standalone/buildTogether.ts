import { join } from 'node:path'
import webpack from 'webpack'
import { standaloneConfig } from './standaloneConfig.ts'

/**
 * Builds the standalone pages of several features at once, so that what they share is built once. Writes no file.
 *
 * @param workspace absolute path of the workspace root
 * @param ids folders of features
 * @returns the script of each page
 * @throws the first error of the build
 */
export function buildTogether(
  workspace: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>()
  const compiler = webpack({
    ...standaloneConfig({ id: 'features', folder: workspace, workspace }),
    entry: Object.fromEntries(ids.map((id) => [id, join(workspace, id, 'src', 'standalone.tsx')])),
    devtool: false,
  })
  compiler.hooks.shouldEmit.tap('buildTogether', ({ assets }) => {
    for (const id of ids) scripts.set(id, String(assets[`${id}.js`]?.source()))
    return false
  })
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0]
      compiler.close(() => (problem ? fail(problem) : done(scripts)))
    })
  })
}
