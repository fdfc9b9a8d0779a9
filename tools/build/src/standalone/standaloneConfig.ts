import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { moduleRules } from '../webpack/moduleRules.ts'
import { resolution } from '../webpack/resolution.ts'

/** Base path of the files of a standalone page. */
const FILES = '/alone/'

/** Entry point of a standalone page. */
const ENTRY = './src/standalone.tsx'

/** URL path of the script that starts the page. */
export const MAIN_SCRIPT = `${FILES}main.js`

/** A package with a standalone page. */
export type StandalonePackage = Pick<BuildablePackage, 'id' | 'folder' | 'workspace'>

/** A development build of one package without federation, because Fast Refresh does not work through a host. */
export function standaloneConfig(described: StandalonePackage): Configuration {
  return {
    name: described.id,
    mode: 'development',
    context: described.folder,
    entry: { main: ENTRY },
    devtool: 'cheap-module-source-map',
    output: {
      // A name only. The files stay in memory.
      path: join(described.folder, 'dist', 'alone'),
      publicPath: FILES,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: resolution(described.workspace),
    module: { rules: moduleRules(described.workspace, 'standalone') },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      new webpack.DefinePlugin({ DEVELOPER_PAGES: 'true' }),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  }
}
