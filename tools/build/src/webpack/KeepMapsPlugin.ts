import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import webpack, { type Compiler } from 'webpack'

/** Writes the source maps into a folder of their own, so that no host ever serves one. */
export class KeepMapsPlugin {
  readonly #folder: string

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(KeepMapsPlugin.name, (compilation) => {
      // After the stage in which webpack adds the maps.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: KeepMapsPlugin.name, stage }, async () => {
        const maps = compilation.getAssets().filter(({ name }) => name.endsWith('.map'))
        for (const { name, source } of maps) {
          const file = join(this.#folder, name)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, source.buffer())
          compilation.deleteAsset(name)
        }
      })
    })
  }
}
