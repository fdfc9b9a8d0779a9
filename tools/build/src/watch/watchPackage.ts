import { join } from 'node:path'
import webpack from 'webpack'
import { checkBuild } from '../output/checkBuild.ts'
import { writeShell } from '../output/writeShell.ts'
import { describePackage } from '../package/describePackage.ts'
import { describeRelease } from '../release/describeRelease.ts'
import { publishRelease } from '../release/publishRelease.ts'
import { webpackConfig } from '../webpack/webpackConfig.ts'

/** All rebuilds use one folder, because no page stays open on an old one. */
const VERSION = 'watched'

/**
 * Builds one package for development, and rebuilds it on every change of its source.
 *
 * @param workspace absolute path of the workspace root
 * @param out absolute path of the folder that receives <id>/dist
 * @param print receives one line, or webpack's report, for each build
 * @returns when the first build has ended, even if it failed
 */
export function watchPackage(
  workspace: string,
  out: string,
  id: string,
  print: (what: string) => void,
): Promise<void> {
  const described = describePackage(workspace, id)
  const dist = join(out, id, 'dist')
  const output = join(dist, id, VERSION)
  const compiler = webpack(
    webpackConfig(described, {
      version: VERSION,
      output,
      mode: 'development',
      buildTarget: 'local',
      maps: null,
    }),
  )
  let count = 0

  const publish = async (stats: webpack.Stats) => {
    if (stats.hasErrors()) {
      print(`${id} does not build; users of this stack keep the last one that did.`)
      print(stats.toString({ all: false, errors: true }))
      return
    }
    checkBuild(described, stats.compilation)
    if (described.kind === 'shell') await writeShell(described, stats.compilation, output)
    count += 1
    const release = await describeRelease(described, VERSION, output)
    await publishRelease(dist, { ...release, version: `${VERSION}-${count}` })
    print(`${id} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`)
  }

  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 50 }, async (failure, stats) => {
      try {
        if (failure) print(`${id}: ${failure.message}`)
        else if (stats) await publish(stats)
      } catch (error) {
        print(`${id}: ${error instanceof Error ? error.message : String(error)}`)
      }
      resolve()
    })
  })
}
