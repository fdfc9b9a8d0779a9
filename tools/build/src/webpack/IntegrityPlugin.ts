import webpack, { type Compilation, type Compiler } from 'webpack'
import { integrityOf } from '../package/integrityOf.ts'
import { neededNames } from './neededNames.ts'

const NAME = 'IntegrityPlugin'

const MANIFEST = 'mf-manifest.json'

/**
 * Global function of the shell that sets the digest of a script before it is added to the page. Features call it for
 * chunks that they load on demand.
 */
export const PREPARE_SCRIPT = '_OUTCOME_STUDIO_PREPARE_SCRIPT'

/**
 * Lists the digests of a feature's scripts in its manifest. The shell sets them, so that the browser refuses a changed
 * script. The digest of the manifest is in remotes.json (docs/decisions/remotes-at-run-time.md). The manifest also gets
 * `needs`, the names that the feature imports from shared modules (docs/decisions/releases-and-canaries.md).
 *
 * The list of shared modules is left out: they have no files here, and `needs` has their names. `needsRuntime` says that
 * the entry runs without a federation runtime (docs/decisions/containers-without-runtime.md); builds of before lack it.
 *
 * Place it after the federation plugin, which creates the manifest, and before the compression.
 */
export class IntegrityPlugin {
  /** Called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(NAME, (source) => `${source}\nglobalThis.${PREPARE_SCRIPT}?.(script);`)
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => completeManifest(compilation),
      )
    })
  }
}

function completeManifest(compilation: Compilation): void {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'))
  const integrity = Object.fromEntries(
    scripts.map(({ name, source }) => [name, integrityOf(source.buffer())]),
  )
  const needs = neededNames(compilation)
  compilation.updateAsset(MANIFEST, (manifest) => {
    const content = JSON.parse(manifest.source().toString())
    const completed = { ...content, shared: [], integrity, needs, needsRuntime: false }
    return new webpack.sources.RawSource(JSON.stringify(completed))
  })
}
