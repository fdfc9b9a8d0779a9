import type { Configuration } from 'webpack'

type Bundles = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/** What is fetched together is one file: by itself webpack cuts packages off, which is one request more each time. */
export const ONE_FILE: Bundles = { cacheGroups: { defaultVendors: false } }

/**
 * Cuts the shell's first load into a few scripts. Together they are what one would be; each runs as a task of its
 * own, so that none keeps the page from answering. What several later files have in common is a file of its own,
 * but for what only the screens for developers share with another: they bring a copy.
 */
export const SHELL_BUNDLES: Bundles = {
  chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'dev',
  cacheGroups: {
    defaultVendors: false,
    react: { test: packages('react|react-dom|scheduler'), name: 'react', chunks: 'initial', enforce: true },
    libraries: {
      test: packages('react-router|react-router-dom|@tanstack|styled-components|stylis'),
      name: 'libraries',
      chunks: 'initial',
      enforce: true,
    },
  },
}
