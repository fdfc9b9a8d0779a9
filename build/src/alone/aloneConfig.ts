import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { moduleRules } from '../webpack/moduleRules.ts'
import { resolution } from '../webpack/resolution.ts'

/** Path the files of a feature's own page are served below. */
const FILES = '/alone/'

/** Source a feature's own page starts from. */
const ENTRY = './src/standalone.tsx'

/** Address of the script that starts the page. */
export const MAIN_SCRIPT = `${FILES}main.js`

/** A package with a page of its own. */
export type AlonePackage = Pick<BuildablePackage, 'id' | 'folder' | 'workspace'>

/** A plain development build of one package without federation, because Fast Refresh does not reach a host. */
export function aloneConfig(described: AlonePackage): Configuration {
  return {
    name: described.id,
    mode: 'development',
    context: described.folder,
    entry: { main: ENTRY },
    devtool: 'cheap-module-source-map',
    output: {
      // Only a name: the files stay in memory.
      path: join(described.folder, 'dist', 'alone'),
      publicPath: FILES,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: resolution(described.workspace),
    module: { rules: moduleRules(described.workspace, 'alone') },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}
