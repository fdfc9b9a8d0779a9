import type { Configuration } from 'webpack'

type Bundles = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/** Modules that load together are one file. By default, webpack splits off packages, which adds a request each time. */
export const ONE_FILE: Bundles = { cacheGroups: { defaultVendors: false } }

/**
 * Splits the shell's first load into a few scripts without adding size. Each runs as a task of its own, so that none
 * blocks input for long. Code common to several lazy chunks is a chunk too, except for code that only developer screens
 * share.
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
