import type { ChunkGraph, Configuration, Module } from 'webpack'

type Bundles = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

/** The component library, and the dialog of which all chunks with dialogs had a copy. */
const DIALOG = /[\\/]node_modules[\\/]|[\\/]overlay[\\/]Dialog\.tsx$/

/** Whether dialogs need a module and fields do not. What both need is in a file of its own. */
function isOfDialogs(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  if (!DIALOG.test(module.nameForCondition() ?? '')) return false
  const names = [...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name)
  return names.includes('dialog') && !names.includes('fields')
}

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
    // Otherwise they are two files, which areas with a dialog load both.
    dialogs: { test: isOfDialogs, name: 'dialogs', enforce: true },
  },
}
