import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { BuildError } from '../package/BuildError.ts'

/** A module of functions, and the names that the entry point re-exports of it. */
interface FunctionsModule {
  /** Absolute path. */
  readonly path: string
  readonly names: readonly string[]
}

/**
 * Writes the entry point of the deployed functions, a CommonJS module. An instance serves one function, which the
 * platform names in FUNCTION_TARGET, so it loads that function's modules alone. Without the variable, as when a
 * deployment lists the functions, all are loaded. The emulator of Firebase refuses a module with top-level await.
 *
 * @param path absolute path of the entry point of the source
 * @param source its text: imports of modules that run first, and re-exports of names
 * @throws BuildError if the source contains another statement
 */
export function functionsEntry(path: string, source: string): string {
  const { first, modules } = statementsOf(path, source)
  const names = modules.flatMap((module) => module.names)
  return [
    ...first.map((module) => `require(${JSON.stringify(module)})`),
    `const names = ${JSON.stringify(names)}`,
    // The target of a grouped function begins with the name of its group: "ext.firestore.stripe…".
    `const [target] = (process.env.FUNCTION_TARGET ?? '').split('.')`,
    'const isWanted = (...own) => !names.includes(target) || own.includes(target)',
    ...modules.map(({ path: module, names: own }) => {
      const list = own.map((name) => JSON.stringify(name)).join(', ')
      const wanted = own.map((name) => `exports.${name} = loaded.${name}`).join('; ')
      return `if (isWanted(${list})) { const loaded = require(${JSON.stringify(module)}); ${wanted} }`
    }),
    '',
  ].join('\n')
}

function statementsOf(path: string, source: string) {
  const refuse = () => new BuildError(`${path} may only import modules that run first, and re-export names.`)
  const { program, module } = parseSync(path, source)
  const absolute = (from: string) => join(dirname(path), from)
  const isOther = program.body.some(
    ({ type }) => type !== 'ExportNamedDeclaration' && type !== 'ImportDeclaration',
  )
  if (isOther || module.staticImports.some(({ entries }) => entries.length > 0)) throw refuse()
  const names = new Map<string, string[]>()
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const from = moduleRequest?.value
    const name = exportName.name
    if (from === undefined || typeof name !== 'string' || importName.name !== name) throw refuse()
    names.set(from, [...(names.get(from) ?? []), name])
  }
  if (names.size === 0) throw refuse()
  return {
    first: module.staticImports.map(({ moduleRequest }) => absolute(moduleRequest.value)),
    modules: [...names].map(([from, own]): FunctionsModule => ({ path: absolute(from), names: own })),
  }
}
