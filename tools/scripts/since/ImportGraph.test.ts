import { join } from 'node:path/posix'
import fc from 'fast-check'
import { createImportGraph, reachableFrom } from './ImportGraph.ts'
import { readModule } from './readModule.ts'

/** A graph of files in one folder. */
function graphOf(texts: Readonly<Record<string, string>>) {
  const modules = new Map(Object.entries(texts).map(([path, text]) => [path, readModule(path, text)]))
  return createImportGraph(modules, (_from, specifier) => {
    const path = join(specifier)
    return modules.has(path) ? path : null
  })
}

const LIBRARY = {
  'index.ts': `export { a } from './a.ts'\nexport * from './inner.ts'`,
  'inner.ts': `export { b as c } from './b.ts'\nexport * as d from './d.ts'`,
  'a.ts': `import { helper } from './helper.ts'\nexport const a = helper`,
  'b.ts': 'export const b = 1',
  'd.ts': 'export const d = 1',
  'helper.ts': 'export const helper = 1',
}

test.each([
  ['a name', `import { a } from './index.ts'`, ['a.ts']],
  ['a name under another one, two entry points away', `import { c } from './index.ts'`, ['b.ts']],
  ['a namespace under a name', `import { d } from './index.ts'`, ['d.ts']],
  ['everything', `import * as all from './index.ts'`, ['a.ts', 'b.ts', 'd.ts']],
  ['a lazy import', `const all = import('./index.ts')`, ['a.ts', 'b.ts', 'd.ts']],
  ['side effects', `import './index.ts'`, ['index.ts']],
  ['a package', `import { a } from 'react'`, []],
  ['a name that does not exist', `import { z } from './index.ts'`, []],
])('%s leads to the files that define it', (_what, text, expected) => {
  const graph = graphOf({ ...LIBRARY, 'user.ts': text })
  expect([...graph.dependencies('user.ts')].sort()).toEqual(expected)
})

test('a file that defines names and passes others on is a dependency for both', () => {
  const graph = graphOf({
    'mixed.ts': `export { b } from './b.ts'\nexport const own = 1`,
    'b.ts': 'export const b = 1',
    'user.ts': `import { b } from './mixed.ts'`,
  })
  expect([...graph.dependencies('user.ts')].sort()).toEqual(['b.ts', 'mixed.ts'])
})

test('an entry point knows who imports which of its names', () => {
  const graph = graphOf({ ...LIBRARY, 'user.ts': `import { c } from './index.ts'` })
  expect(graph.importers('inner.ts').get('c')).toEqual(new Set(['user.ts']))
  expect(graph.importers('index.ts').get('a')).toBeUndefined()
})

test('cycles end', () => {
  const graph = graphOf({
    'one.ts': `export * from './two.ts'`,
    'two.ts': `export * from './one.ts'`,
    'user.ts': `import { a } from './one.ts'`,
  })
  expect([...graph.dependencies('user.ts')]).toEqual([])
})

test('what is reached is closed under the dependencies', () => {
  const edges = fc.dictionary(fc.constantFrom(...'abcdef'), fc.array(fc.constantFrom(...'abcdef')))
  fc.assert(
    fc.property(edges, fc.array(fc.constantFrom(...'abcdef')), (next, first) => {
      const reached = reachableFrom(first, (file) => next[file] ?? [])
      for (const file of first) expect(reached.has(file)).toBe(true)
      for (const file of reached) for (const each of next[file] ?? []) expect(reached.has(each)).toBe(true)
    }),
  )
})
