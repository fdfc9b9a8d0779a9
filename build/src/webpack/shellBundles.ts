import type { Configuration } from 'webpack'

type Bundles = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/**
 * Cuts the shell's first load into a few scripts. Together they are what one would be; each runs as a task of its
 * own, so that none keeps the page from answering.
 */
export const SHELL_BUNDLES: Bundles = {
  cacheGroups: {
    react: { test: packages('react|react-dom|scheduler'), name: 'react', chunks: 'initial', enforce: true },
    firebase: { test: packages('@?firebase|idb'), name: 'firebase', chunks: 'initial', enforce: true },
    libraries: {
      test: packages('react-router|react-router-dom|@tanstack|styled-components|stylis'),
      name: 'libraries',
      chunks: 'initial',
      enforce: true,
    },
  },
}
