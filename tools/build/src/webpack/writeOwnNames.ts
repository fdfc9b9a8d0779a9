import { dirname, relative } from 'node:path'
import type { LoaderDefinition } from 'webpack'
import { chunkOf } from './sharedChunks.ts'
import { entryPointOf, ownSharedNames } from './sharedNames.ts'

/** Webpack loader of the shell's module OWN_NAMES: writes an import for each name of each own share. */
const writeOwnNames: LoaderDefinition<{ readonly workspace: string }> = function () {
  const { workspace } = this.getOptions()
  const done = this.async()
  ownSharedNames(workspace).then(
    (shares) => {
      const lines = [...shares].map(([share, names]) => {
        const entryPoint = entryPointOf(workspace, share)
        this.addDependency(entryPoint)
        const imports = [...names].map(([name, file]) => {
          const chunk = chunkOf(share, relative(dirname(entryPoint), file))
          return `${name}: () => import(/* webpackChunkName: '${chunk}' */ ${JSON.stringify(file)})`
        })
        return `${JSON.stringify(share)}: {\n${imports.join(',\n')}\n}`
      })
      done(null, `export const OWN_NAMES = {\n${lines.join(',\n')}\n}\n`)
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}
export default writeOwnNames
