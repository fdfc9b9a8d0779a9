import { parseSync } from 'oxc-parser'
import webpack, { type Compiler } from 'webpack'
import { byName, OWN_SHARES } from './shares.ts'

/** One import or export of a module, and where it is in its source. */
interface Statement {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

const NAME = 'ImportByNamePlugin'

/**
 * Lets a module import each name of the product's own shares by a request of its own: `import { Button, Card } from
 * '@outcome-studio/shared/ui'` asks for `@outcome-studio/shared/ui/Button` and `@outcome-studio/shared/ui/Card`. Imports
 * of a share as a whole are left as they are. A plugin and not a loader, because webpack would import a loader's file,
 * which tests cannot.
 */
export class ImportByNamePlugin {
  /** Called by webpack. */
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation)
      processResult.tap(NAME, (result, module) => {
        if (!module.type.startsWith('javascript/')) return result
        const [source, map] = result
        const rewritten = rewriteImports(source.toString())
        return rewritten === source.toString() ? result : [rewritten, map, undefined]
      })
    })
  }
}

/** Its lines are those of the source, so that source maps remain true. */
export function rewriteImports(source: string): string {
  if (!OWN_SHARES.some((share) => source.includes(share))) return source
  const { staticImports, staticExports } = parseSync('module.js', source).module
  const statements = [
    ...staticImports.map(({ start, end, moduleRequest, entries }) =>
      splitStatement(
        { start, end },
        moduleRequest.value,
        entries.map(({ importName, localName }) => ['import', importName.name ?? null, localName.value]),
      ),
    ),
    ...staticExports.map(({ start, end, entries }) =>
      splitStatement(
        { start, end },
        entries[0]?.moduleRequest?.value ?? null,
        entries.map(({ importName, exportName }) => [
          'export',
          importName.name ?? null,
          exportName.name ?? null,
        ]),
      ),
    ),
  ].filter((statement) => statement !== null)
  return statements
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, replacement }) => {
      const lines = text.slice(start, end).split('\n').length - 1
      return text.slice(0, start) + replacement + '\n'.repeat(lines) + text.slice(end)
    }, source)
}

type Entry = readonly ['import' | 'export', name: string | null, as: string | null]

function splitStatement(
  range: Pick<Statement, 'start' | 'end'>,
  request: string | null,
  entries: readonly Entry[],
): Statement | null {
  const share = OWN_SHARES.find((each) => each === request)
  if (share === undefined || entries.length === 0) return null
  const parts: string[] = []
  for (const [keyword, name, as] of entries) {
    if (name === null || as === null) return null
    parts.push(`${keyword} { ${name} as ${as} } from ${JSON.stringify(byName(share) + name)};`)
  }
  return { ...range, replacement: parts.join(' ') }
}
