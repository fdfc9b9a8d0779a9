import { parseSync } from 'oxc-parser'

/** All names of a module, as `import * as x` and `import()` take them. */
export const ALL = '*'

/** An import of another module. */
export interface Import {
  readonly specifier: string
  /** The names as the other module exports them, or `ALL`. Empty for an import for its side effects. */
  readonly names: readonly string[] | typeof ALL
}

/** A name that a module re-exports from another one. */
export interface ReExport {
  readonly specifier: string
  /** The name as the other module exports it. `ALL` for the namespace, or for `export *`. */
  readonly from: string
  /** The name under which it is exported. `ALL` for `export *`. */
  readonly as: string
}

/** The parts of a source file that lead to other files. */
export interface Module {
  readonly imports: readonly Import[]
  readonly reExports: readonly ReExport[]
  /** True if the file has nothing but exports from other files. */
  readonly isEntryPoint: boolean
  /** String literals but for specifiers. Some name files or functions that the code starts or reads at run time. */
  readonly literals: ReadonlySet<string>
}

const LITERAL = /'([^'\n\\]+)'|"([^"\n\\]+)"|`([^`$\\]+)`/g

/**
 * Reads imports, exports and string literals of a source file. Type-only imports are left out: they cannot change
 * behavior, and the type check always covers everything.
 *
 * @param path decides on the language by its extension
 */
export function readModule(path: string, text: string): Module {
  const parsed = parseSync(path, text)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const imports: Import[] = staticImports.flatMap(({ moduleRequest, entries }) => {
    const used = entries.filter(({ isType }) => !isType)
    if (entries.length > 0 && used.length === 0) return []
    const kinds = used.map(({ importName }) => importName)
    const takesAll = kinds.some(({ kind }) => kind === 'NamespaceObject')
    const names = kinds.map(({ name }) => name ?? 'default')
    return { specifier: moduleRequest.value, names: takesAll ? ALL : names }
  })
  for (const { moduleRequest } of dynamicImports) {
    const specifier = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    if (specifier !== undefined) imports.push({ specifier, names: ALL })
  }
  const reExports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName, isType }): readonly ReExport[] =>
      moduleRequest === null || isType
        ? []
        : [{ specifier: moduleRequest.value, from: importName.name ?? ALL, as: exportName.name ?? ALL }],
    )
  const requested = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
  const specifiers = new Set(requested.map(({ moduleRequest }) => moduleRequest?.value))
  const literals = new Set<string>()
  for (const [, single, double, template] of text.matchAll(LITERAL)) {
    const literal = single ?? double ?? template ?? ''
    if (!specifiers.has(literal)) literals.add(literal)
  }
  const passesOn = staticExports.length > 0 && staticImports.length === 0
  return {
    imports,
    reExports,
    isEntryPoint: passesOn && parsed.program.body.every(isExportFrom),
    literals,
  }
}

function isExportFrom(statement: { readonly type: string; readonly source?: unknown }): boolean {
  if (statement.type === 'ExportAllDeclaration') return true
  return statement.type === 'ExportNamedDeclaration' && Boolean(statement.source)
}
