import { functionsEntry } from './functionsEntry.ts'

const SOURCE = `/** Comment. */
import './first.ts'
export { save } from './studies/save.ts'
export { ext, grow } from './groups.ts'
`

/** What an instance for a target loads and exports. The modules are replaced by ones that name themselves. */
function started(target: string | undefined) {
  const paths: string[] = []
  const exports: Record<string, string> = {}
  const load = (path: string) => {
    paths.push(path)
    return { save: 'save of the module', ext: 'ext of the module', grow: 'grow of the module' }
  }
  // The entry point is text, so that it can only be run as text.
  const run = new Function(
    'process',
    'require',
    'exports',
    functionsEntry('/w/functions/src/index.ts', SOURCE),
  )
  run({ env: { FUNCTION_TARGET: target } }, load, exports)
  return { exports, paths }
}

test('without a target all modules are loaded', () => {
  for (const target of [undefined, '', 'another']) {
    const { exports, paths } = started(target)
    expect(paths).toEqual([
      '/w/functions/src/first.ts',
      '/w/functions/src/studies/save.ts',
      '/w/functions/src/groups.ts',
    ])
    expect(exports).toEqual({
      save: 'save of the module',
      ext: 'ext of the module',
      grow: 'grow of the module',
    })
  }
})

test.each([
  ['save', '/w/functions/src/studies/save.ts'],
  ['ext.firestore.stripe.payments.createPortalLink', '/w/functions/src/groups.ts'],
])('an instance of %s loads its module alone, after what runs first', (target, path) => {
  expect(started(target).paths).toEqual(['/w/functions/src/first.ts', path])
})

test.each([
  `export const own = 1`,
  `import { b } from './b.ts'\nexport { a } from './a.ts'`,
  `export * from './a.ts'`,
  `export { a as b } from './a.ts'`,
  ``,
])('%j is refused', (source) => {
  expect(() => functionsEntry('/w/functions/src/index.ts', source)).toThrow(
    'may only import modules that run first, and re-export names',
  )
})
