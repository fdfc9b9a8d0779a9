import { ALL, type Module, readModule } from './readModule.ts'

const read = (text: string) => readModule('file.ts', text)

test.each<[what: string, text: string, expected: Partial<Module>]>([
  [
    'names',
    `import a, { b as c } from './x.ts'`,
    { imports: [{ specifier: './x.ts', names: ['default', 'b'] }] },
  ],
  ['a namespace', `import * as x from './x.ts'`, { imports: [{ specifier: './x.ts', names: ALL }] }],
  ['side effects', `import './x.ts'`, { imports: [{ specifier: './x.ts', names: [] }] }],
  ['an import() of a path', `const x = import('./x.ts')`, { imports: [{ specifier: './x.ts', names: ALL }] }],
  ['an import() of an expression', 'const x = import(path)', { imports: [] }],
  ['a type', `import type { A } from './x.ts'`, { imports: [] }],
  ['types alone in braces', `import { type A } from './x.ts'`, { imports: [] }],
  [
    'a type beside a value',
    `import { type A, b } from './x.ts'`,
    { imports: [{ specifier: './x.ts', names: ['b'] }] },
  ],
  [
    'a name passed on',
    `export { a as b } from './x.ts'`,
    { reExports: [{ specifier: './x.ts', from: 'a', as: 'b' }] },
  ],
  [
    'all names passed on',
    `export * from './x.ts'`,
    { reExports: [{ specifier: './x.ts', from: ALL, as: ALL }] },
  ],
  ['a type passed on', `export type { A } from './x.ts'`, { reExports: [] }],
])('%s', (_what, text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

test('a file that only passes names on is an entry point', () => {
  expect(read(`export { a } from './a.ts'\nexport * from './b.ts'`).isEntryPoint).toBe(true)
  expect(read(`export { a } from './a.ts'\nexport const b = 1`).isEntryPoint).toBe(false)
  expect(read('const a = 1').isEntryPoint).toBe(false)
})

test('string literals are read, specifiers are not', () => {
  const { literals } = read(
    `import type { A } from './x.ts'\nrun("tools/scripts/start.ts", 'check', \`docs/voice.md\`)`,
  )
  expect([...literals]).toEqual(['tools/scripts/start.ts', 'check', 'docs/voice.md'])
})

test('JSX is read in files that may have it', () => {
  expect(readModule('file.tsx', `import { A } from './A.tsx'\nexport const b = <A />`).imports).toHaveLength(
    1,
  )
})
