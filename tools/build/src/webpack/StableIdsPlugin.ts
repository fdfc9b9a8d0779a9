import { join } from 'node:path'
import type { Compiler } from 'webpack'

/** The module that federation generates in node_modules. Its name is a digest of its text, which has absolute paths. */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]{32}\.js$/

/** Name of the same module wherever the repository is. There is no such file. */
const NAME = 'federation-entry.js'

/** The module with what a feature exposes. webpack would derive its id from the name of the generated one. */
const CONTAINER = 'webpack/container/entry/'

/** Must not be the id of another module: those are numbers. */
const CONTAINER_ID = 'container'

/**
 * Gives the modules of federation names and ids that do not depend on the folder of the repository, so that builds of
 * one source are the same everywhere. webpack derives all others from paths within the repository.
 */
export class StableIdsPlugin {
  /** Renames the generated module when its file is known, and sets the container's id before webpack sets the others. */
  apply({ hooks, context }: Compiler): void {
    hooks.normalModuleFactory.tap('StableIdsPlugin', (factory) => {
      factory.hooks.afterResolve.tap('StableIdsPlugin', ({ createData }) => {
        if (!GENERATED.test(createData.resource ?? '')) return
        const name = join(context, NAME)
        createData.request = name
        createData.userRequest = name
      })
    })
    hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const isContainer = module.libIdent({ context })?.startsWith(CONTAINER)
          if (isContainer) compilation.chunkGraph.setModuleId(module, CONTAINER_ID)
        }
      })
    })
  }
}
