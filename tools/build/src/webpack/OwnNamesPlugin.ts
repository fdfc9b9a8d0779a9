import { dirname, relative } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { chunkOf } from './sharedChunks.ts'
import { entryPointOf, ownSharedNames } from './sharedNames.ts'

const NAME = 'OwnNamesPlugin'

/** The module of the shell whose content a build writes. */
const OWN_NAMES = /[\\/]federation[\\/]OWN_NAMES\.ts$/

/**
 * Writes the content of the shell's module OWN_NAMES: an import for each name of each own share. A plugin and not a
 * loader, because webpack would import a loader's file, which tests cannot.
 */
export class OwnNamesPlugin {
  readonly #workspace: string

  /** @param workspace absolute path of the repository */
  constructor(workspace: string) {
    this.#workspace = workspace
  }

  /** Called by webpack. */
  apply({ hooks }: Compiler): void {
    let written: OwnNames = { source: '', entryPoints: [] }
    hooks.beforeCompile.tapPromise(NAME, async () => {
      written = await writeOwnNames(this.#workspace)
    })
    hooks.compilation.tap(NAME, (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation)
      processResult.tap(NAME, (result, module) => {
        if (!OWN_NAMES.test(module.resource)) return result
        // A watched build writes it again when a name is added.
        for (const file of written.entryPoints) module.buildInfo?.fileDependencies?.add(file)
        return [written.source, undefined, undefined]
      })
    })
  }
}

interface OwnNames {
  readonly source: string
  /** Absolute paths of the modules that name what the shares have. */
  readonly entryPoints: readonly string[]
}

async function writeOwnNames(workspace: string): Promise<OwnNames> {
  const shares = [...(await ownSharedNames(workspace))]
  const lines = shares.map(([share, names]) => {
    const folder = dirname(entryPointOf(workspace, share))
    const imports = [...names].map(([name, file]) => {
      const chunk = chunkOf(share, relative(folder, file))
      return `${name}: () => import(/* webpackChunkName: '${chunk}' */ ${JSON.stringify(file)})`
    })
    return `${JSON.stringify(share)}: {\n${imports.join(',\n')}\n}`
  })
  return {
    source: `export const OWN_NAMES = {\n${lines.join(',\n')}\n}\n`,
    entryPoints: shares.map(([share]) => entryPointOf(workspace, share)),
  }
}
