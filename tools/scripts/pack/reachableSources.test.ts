import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compileSource } from './compileSource.ts'
import { packedManifest } from './packedManifest.ts'
import { PackError, reachableSources } from './reachableSources.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pack-'))
  write('tsconfig.json', '{ "files": [] }')
  write('shared/tsconfig.json', '{ "compilerOptions": { "outDir": "../.tsbuild/shared" } }')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const reach = (...entries: readonly string[]) => reachableSources(join(root, 'shared'), entries, true)
const pathsOf = (...entries: readonly string[]) => reach(...entries).map(({ path }) => path)

test('packs what the entry points import, with what their declarations name, and no tests', () => {
  write('shared/src/one/index.ts', `export { a } from '../a.ts'`)
  write('shared/src/two/index.ts', '')
  write('shared/src/two/index.test.ts', '')
  write('shared/src/a.ts', 'export const a = compute()')
  write('.tsbuild/shared/src/a.d.ts', `export declare const a: import("./Type.ts").Type`)
  write('shared/src/Type.ts', 'export interface Type {}')
  write('shared/src/unused.ts', '')
  expect(pathsOf('./src/*/index.ts')).toEqual([
    'src/Type.ts',
    'src/a.ts',
    'src/one/index.ts',
    'src/two/index.ts',
  ])
})

test.each([
  ['./src/missing.ts', '', 'The package has no ./src/missing.ts.'],
  ['./src/index.ts', `import './gone.ts'`, 'src/index.ts imports src/gone.ts, which does not exist.'],
  ['./src/index.ts', `import '../../tools/a.ts'`, 'src/index.ts imports ../tools/a.ts, which is outside of'],
])('the entry point %s with the source %j is refused', (entry, source, message) => {
  write('shared/src/index.ts', source)
  expect(() => reach(entry)).toThrow(PackError)
  expect(() => reach(entry)).toThrow(message)
})

test('sources become JavaScript with declarations, whose paths name the compiled files', () => {
  const declaration = `import type { B } from './b.ts'\nexport declare const view: B\n`
  const text = `import { type B, b } from './b.ts'\nexport const view: B = <p>{b}</p>\n`
  const files = compileSource({ path: 'src/view.tsx', text, declaration })
  expect([...files.keys()]).toEqual(['src/view.js', 'src/view.d.ts'])
  expect(files.get('src/view.js')).toMatch(/from "react\/jsx-runtime";\nimport \{ b \} from '.\/b.js';/)
  expect(files.get('src/view.d.ts')).toContain(`from './b.js'`)
  const json = { path: 'src/data.json', text: '{}', declaration: null }
  expect([...compileSource(json)]).toEqual([['src/data.json', '{}']])
})

test('libraries of workspaces are dependencies, those of the root and other packed packages are peers', () => {
  write(
    'shared/src/index.ts',
    `import 'react'; import 'jest-axe/more'; import 'fflate'; import '@outcome-studio/build/jest'`,
  )
  const manifest = {
    name: '@outcome-studio/shared',
    version: '2.0.0',
    exports: { '.': './src/index.ts' },
    dependencies: { react: '19.0.0', '@outcome-studio/build': '1.0.0', '@outcome-studio/hosting': '1.0.0' },
  }
  const create = (rootVersions: Readonly<Record<string, string>>) =>
    packedManifest(manifest, { workspace: 'shared' }, reach('./src/index.ts'), {
      root: rootVersions,
      workspaces: { fflate: '0.8.0', react: '18.0.0' },
      packed: { '@outcome-studio/build': '1.0.0' },
    })
  expect(create({ 'jest-axe': '11.0.0', knip: '6.0.0' })).toMatchObject({
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
    dependencies: { fflate: '0.8.0', react: '19.0.0' },
    peerDependencies: { '@outcome-studio/build': '1.0.0', 'jest-axe': '11.0.0' },
  })
  expect(() => create({})).toThrow('src/index.ts imports jest-axe, which is not installed.')
})
