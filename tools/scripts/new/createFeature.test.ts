import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AREAS } from '@outcome-studio/shared/domain/areas'
import { createFeature } from './createFeature.ts'
import { EDITS } from './EDITS.ts'

const repository = join(__dirname, '../../..')

/** The files that createFeature writes are copies; all others are links into the repository. */
const COPIED = [...Object.keys(EDITS), 'package-lock.json']

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'new-feature-')))
  link('.')
})
afterEach(() => rmSync(root, { recursive: true }))

function link(folder: string): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const name of readdirSync(join(repository, folder))) {
    const path = join(folder, name)
    if (COPIED.includes(path)) writeFileSync(join(root, path), readFileSync(join(repository, path)))
    else if (COPIED.some((file) => file.startsWith(`${path}/`))) link(path)
    else if (name !== '.git') symlinkSync(join(repository, path), join(root, path))
  }
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const added = (path: string) => {
  const before = new Set(readFileSync(join(repository, path), 'utf8').split('\n'))
  return read(path)
    .split('\n')
    .filter((line) => !before.has(line))
}

function runTool(script: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(repository, 'node_modules', script), ...args],
    { cwd: root, encoding: 'utf8' },
  )
  return status === 0 ? 'passed' : `${stdout}${stderr}`
}

test('a new feature has its package and its entries', () => {
  const next = createFeature(root, 'team-insights', "See what the team's studies say.")

  expect(readdirSync(join(root, 'mfe-team-insights'), { recursive: true }).sort()).toEqual([
    'README.md',
    'package.json',
    'src',
    'src/TeamInsightsScreen.test.tsx',
    'src/TeamInsightsScreen.tsx',
    'src/feature.tsx',
    'src/standalone.tsx',
    'tsconfig.json',
  ])
  expect(read('mfe-team-insights/src/feature.tsx')).toContain("name: 'mfe-team-insights'")
  expect(read('mfe-team-insights/src/standalone.tsx')).toContain("basename: '/team-insights'")
  expect(read('mfe-team-insights/src/TeamInsightsScreen.tsx')).toContain(
    '<PageHeader title="Team Insights" />',
  )
  const manifest = JSON.parse(read('mfe-team-insights/package.json'))
  expect(manifest).toMatchObject({
    name: '@outcome-studio/mfe-team-insights',
    version: '0.1.0',
    testEnvironments: { src: 'browser' },
    dependencies: { '@outcome-studio/shared': JSON.parse(read('shared/package.json')).version },
  })
  const { packages } = JSON.parse(read('package-lock.json'))
  const { name, version, dependencies } = manifest
  expect(packages['mfe-team-insights']).toEqual({ name, version, dependencies })
  expect(packages[`node_modules/${name}`]).toEqual({ resolved: 'mfe-team-insights', link: true })
  for (const path of next.match(/\S+\.(ts|tsx|md)\b/g) ?? []) expect(existsSync(join(root, path))).toBe(true)

  const port = Math.max(...AREAS.map(({ remote }) => remote.port)) + 1
  const row = added('shared/src/domain/areas/AREAS.ts').join('\n')
  expect(row).toContain(`remote: { name: 'mfe-team-insights', port: ${port} },`)
  expect(row).toMatch(/lead: ["']See what the team\\?'s studies say\.["']/)
  expect(
    Object.keys(EDITS).filter((path) => !/team-insights|Team Insights/.test(added(path).join())),
  ).toEqual([])
})

test('a new feature is formatted, linted and type-checked, and so are the files that list it', () => {
  createFeature(root, 'a-name-with-24-characters'.slice(0, 24))
  const sources = COPIED.filter((path) => /\.tsx?$/.test(path) || path === 'tsconfig.json')
  const folder = 'mfe-a-name-with-24-character'
  // Biome follows links to look for import cycles, and does not support files outside its folder.
  const biome = JSON.parse(read('biome.json'))
  delete biome.linter.rules.suspicious.noImportCycles
  rmSync(join(root, 'biome.json'))
  writeFileSync(join(root, 'biome.json'), JSON.stringify(biome))
  expect(runTool('@biomejs/biome/bin/biome', 'check', folder, ...sources)).toBe('passed')

  const config = {
    extends: `./${folder}/tsconfig.json`,
    // The sources of other packages are outside the folder; the declarations of a build are not needed.
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: '/' },
    include: [`${folder}/src`, 'shared/src/domain/areas/AREAS.ts'],
  }
  writeFileSync(join(root, 'tsconfig.check.json'), JSON.stringify(config))
  expect(runTool('typescript/bin/tsc', '-p', 'tsconfig.check.json')).toBe('passed')
})

test('the files have a place for a second feature', () => {
  createFeature(root, 'surveys')
  createFeature(root, 'polls')
  expect(read('shell/src/screens/home/homeTiles.test.ts')).toMatch(/'Surveys',\s+'Polls'/)
})

test.each([
  ['sia', /^"sia" is taken: there is the package mfe-sia\./],
  ['needs-framework', /^"needs-framework" is taken: there is a page at \/needs-framework\./],
  ['live-events-admin', /there is a page at \/live-events-admin/],
  ['logout', /there is a page at \/logout/],
  ['mfe-surveys', /^Write "surveys"/],
  ['Surveys', /kebab case/],
  ['team_insights', /kebab case/],
  ['../surveys', /kebab case/],
  ['surveys-', /kebab case/],
  ['a-name-that-is-much-too-long', /at most 24 characters/],
  ['', /kebab case/],
])('the name "%s" is refused, and nothing is written', (name, message) => {
  expect(() => createFeature(root, name)).toThrow(message)
  expect(COPIED.filter((path) => added(path).length > 0)).toEqual([])
})

test('a file without a place for the feature is named, and nothing is written', () => {
  writeFileSync(join(root, 'README.md'), '')
  expect(() => createFeature(root, 'surveys')).toThrow('README.md has no place for the feature')
  expect(existsSync(join(root, 'mfe-surveys'))).toBe(false)
  expect(added('tsconfig.json')).toEqual([])
})
