import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin, registerHooks } from 'node:module'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from '@swc/core'
import { resolveImport } from './resolveImport.ts'

/**
 * Loaded into each process that runs a spec, before the spec. Compiles the specs in memory and gives them Mocha's
 * globals. AUTH_SPECS_COPY is the URL of their folder, AUTH_SPECS_PACKAGES the folder of their packages.
 */
const { AUTH_SPECS_COPY: copy = '', AUTH_SPECS_PACKAGES: packages = '' } = process.env
const packagesRequire = createRequire(join(packages, 'package.json'))

/** Mocha's functions return an object with a method for a time limit. The specs need no limit here. */
function likeMocha<Arguments extends readonly unknown[]>(define: (...args: Arguments) => unknown) {
  return (...args: Arguments) => {
    void define(...args)
    return { timeout: () => undefined }
  }
}

Object.assign(globalThis, {
  after,
  afterEach,
  before,
  beforeEach,
  describe: likeMocha(describe),
  it: Object.assign(likeMocha(it), { skip: likeMocha(it.skip) }),
})

registerHooks({
  resolve: (specifier, context, next) => {
    if (context.parentURL?.startsWith(copy) !== true) return next(specifier, context)
    if (isBuiltin(specifier)) return next(specifier, context)
    const resolved = resolveImport(specifier)
    const url =
      resolved.kind === 'copy'
        ? new URL(resolved.specifier, context.parentURL)
        : pathToFileURL(
            resolved.kind === 'package'
              ? packagesRequire.resolve(specifier)
              : join(import.meta.dirname, resolved.file),
          )
    return { url: url.href, shortCircuit: true }
  },
  load: (url, context, next) =>
    url.startsWith(copy) && url.endsWith('.ts')
      ? { format: 'commonjs', source: compile(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
})

/** Unlike Node's type stripping, this removes imports that only types use, which the specs do not mark. */
function compile(file: string): string {
  return transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  }).code
}
