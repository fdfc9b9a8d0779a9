import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'
import { writeShell } from '../output/writeShell.ts'
import { describePackage } from '../package/describePackage.ts'
import { describeRelease } from '../release/describeRelease.ts'
import { publishRelease } from '../release/publishRelease.ts'
import { runWebpack } from '../webpack/runWebpack.ts'
import { webpackConfig } from '../webpack/webpackConfig.ts'
import { featuresModule } from './featuresModule.ts'

const VERSION = 'single'

/** The shell's module that starts its features. A single bundle imports them instead. */
const STARTS_FEATURES = /[\\/]startFeatures\.ts$/

/**
 * Builds the same source as one bundle without federation, to measure the cost of federation. It is never published.
 *
 * @param workspace absolute path of the workspace root
 * @param out absolute path of the folder that receives shell/dist, as the hosting serves it
 */
export async function buildSingle(workspace: string, out: string): Promise<void> {
  const described = describePackage(workspace, 'shell')
  const dist = join(out, 'shell', 'dist')
  const output = join(dist, 'shell', VERSION)
  await mkdir(output, { recursive: true })
  // Inside the workspace, so that its imports resolve.
  const features = join(out, 'features.js')
  const ids = readdirSync(workspace).filter(
    (id) => id.startsWith('mfe-') && existsSync(join(workspace, id, 'src', 'feature.tsx')),
  )
  await writeFile(features, featuresModule(ids.map((id) => describePackage(workspace, id))))
  const config = webpackConfig(described, {
    version: VERSION,
    output,
    mode: 'production',
    buildTarget: 'local',
    maps: null,
  })
  const compilation = await runWebpack({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(STARTS_FEATURES, features),
    ],
  })
  await writeShell(described, compilation, output)
  await publishRelease(dist, await describeRelease(described, VERSION, output))
}
