import { execFileSync, spawnSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  globSync,
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
import { delimiter, dirname, join } from 'node:path'
import { createKeyPair } from '@outcome-studio/shared/releases'
import { CONTRACT_VERSION } from '../../../shared/src/feature/core/contract.ts'
import { integrityOf } from '../../build/src/package/integrityOf.ts'
import { PRODUCTION } from '../../environment/src/testing/sampleEnvironments.ts'
import { releaseShell } from '../../release/src/commands/releaseShell.ts'
import { folderStore } from '../../release/src/stores/folderStore.ts'
import { createOutside } from './createOutside.ts'

const root = join(__dirname, '../../..')
const SURVEYS = { root, name: 'surveys', lead: 'Ask people which outcomes matter.' }

let folder: string
let project: string
let next: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'outside-')))
  project = join(folder, 'surveys')
  next = createOutside({ ...SURVEYS, project })
  install()
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(join(project, path), 'utf8')
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
/** Variables of the commands that run. */
const environment: Record<string, string> = {}
const readJson = (path: string) => JSON.parse(read(path))

/**
 * Does what npm install does, without a registry: unpacks the product's packages, and links the libraries that these and
 * the project list.
 */
function install(): void {
  const own = readJson('package.json')
  const listed = { ...own.dependencies, ...own.devDependencies }
  for (const [name, address] of Object.entries<string>(listed)) {
    if (!address.startsWith('file:')) continue
    const target = join(project, 'node_modules', name)
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', address.slice('file:'.length), '-C', target, '--strip-components=1'], {
      cwd: project,
    })
    const { dependencies, bin } = readJson(`node_modules/${name}/package.json`)
    Object.assign(listed, dependencies)
    for (const [command, file] of Object.entries<string>(bin ?? {})) {
      const link = join(project, 'node_modules/.bin', command)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(join(target, file), link)
      chmodSync(link, 0o755)
    }
  }
  for (const name of Object.keys(listed)) {
    const link = join(project, 'node_modules', name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
}

/** Runs a script of a package in the project. Returns "passed", or what it printed. */
function run(script: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(project, 'node_modules', script), ...args],
    // npm starts scripts with the first Node in the path.
    { cwd: project, encoding: 'utf8', env: { ...process.env, PATH, ...environment } },
  )
  return status === 0 ? 'passed' : `${stdout}${stderr}`
}

test('the project has its sources and the packages of the product, and no path to this repository', () => {
  expect(readdirSync(project).sort()).toEqual([
    '.gitignore',
    '.nvmrc',
    'README.md',
    'biome.json',
    'jest.config.js',
    'node_modules',
    'package.json',
    'src',
    'tsconfig.json',
    'vendor',
  ])
  expect(readdirSync(join(project, 'src')).sort()).toEqual([
    'SurveysScreen.test.tsx',
    'SurveysScreen.tsx',
    'feature.tsx',
    'standalone.tsx',
  ])
  expect(next).toContain("remote: { name: 'mfe-surveys', port: ")
  const files = globSync(['*', 'src/**/*', 'node_modules/@outcome-studio/**/*'], {
    cwd: project,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(realpathSync(root)))).toEqual([])
  const packed = files.filter((file) => file.includes('@outcome-studio'))
  expect(packed.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([])
})

test('the packages list every library with the version of this repository as their peer or dependency', () => {
  const { dependencies, devDependencies } = readJson('package.json')
  const { peerDependencies: ofShared } = readJson('node_modules/@outcome-studio/shared/package.json')
  const { peerDependencies: ofBuild } = readJson('node_modules/@outcome-studio/build/package.json')
  const { peerDependencies: ofRelease } = readJson('node_modules/@outcome-studio/release/package.json')
  const listed = Object.keys({ ...dependencies, ...devDependencies })
  const peers = { ...ofShared, ...ofBuild, ...ofRelease }
  expect(Object.keys(peers).filter((name) => !listed.includes(name))).toEqual([])
  const { '@outcome-studio/shared': version, ...libraries } = peers
  expect(version).toBe(readJson('node_modules/@outcome-studio/shared/package.json').version)
  expect({ ...dependencies, ...devDependencies }).toMatchObject(libraries)
})

test('the sources are formatted, linted and type-checked', () => {
  expect(run('@biomejs/biome/bin/biome', 'check')).toBe('passed')
  expect(run('typescript/bin/tsc')).toBe('passed')
})

test('its test runs and passes', () => {
  expect(run('jest/bin/jest.js')).toBe('passed')
})

test('it builds an immutable version with digests of all scripts, and what a shell must know of it', () => {
  expect(run('@outcome-studio/build/src/outside/main.js', 'build')).toBe('passed')
  const { version, manifest, integrity, ...release } = readJson('dist/release.json')
  expect(release).toMatchObject({
    id: 'mfe-surveys',
    name: 'mfe_surveys',
    exposes: ['./feature'],
    contract: CONTRACT_VERSION,
    needs: {
      contract: CONTRACT_VERSION,
      names: {
        '@outcome-studio/shared/feature/': ['defineFeature'],
        '@outcome-studio/shared/ui/': ['Page', 'PageHeader'],
      },
    },
  })
  expect(manifest).toBe(`/mfe-surveys/${version}/mf-manifest.json`)
  const output = join(project, 'dist/mfe-surveys', version)
  expect(integrityOf(readFileSync(join(output, 'mf-manifest.json')))).toBe(integrity)
  const digests = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')).integrity
  const scripts = globSync('**/*.js', { cwd: output })
  expect(scripts).toContain('remoteEntry.js')
  expect(
    Object.fromEntries(scripts.map((name) => [name, integrityOf(readFileSync(join(output, name)))])),
  ).toEqual(digests)
  expect(scripts.map((name) => readFileSync(join(output, name), 'utf8')).join()).not.toContain(root)
})

test('it releases itself to a store, by the gate of the product, with the environments of the product', async () => {
  const { publicKey, privateKey } = await createKeyPair(webcrypto.subtle)
  environment.RELEASE_KEY = privateKey
  const content = {
    ...PRODUCTION,
    registry: { url: 'https://releases.studio.test/remotes.json', publicKey },
    sites: { ...PRODUCTION.sites, 'mfe-surveys': { site: 'surveys', origin: 'https://surveys.studio.test' } },
  }
  const packed = join(project, 'node_modules/@outcome-studio/release')
  // Domains that are reserved for examples are refused in production.
  const text = JSON.stringify(content).replaceAll(/\.(test|example)\b/g, '.dev')
  writeFileSync(join(packed, 'environments/store.json'), text)
  // What the product has once the printed row is there.
  const areas = join(packed, 'shared/src/domain/areas/AREAS.js')
  const [row = ''] = / {2}\{\n(.|\n)*\},\n$/.exec(next) ?? []
  writeFileSync(areas, readFileSync(areas, 'utf8').replace(/(?:,)?\n\];\s*$/, `,\n${row}];\n`))
  const store = join(folder, 'store')
  const release = (...args: readonly string[]) =>
    run('@outcome-studio/release/tools/release/src/outsideMain.js', ...args, '--env', 'store', '--to', store)

  expect(release('mfe-surveys')).toContain('No shell is recorded')
  const { version, needs } = readJson('dist/release.json')
  const packages = Object.keys(needs.packages).map((each) => [each, needs.packages[each].replace('^', '')])
  const target = {
    store: folderStore(store),
    keys: { publicKey, privateKey },
    now: Date.now,
    createSalt: () => 'salt',
    print: () => {},
  }
  const offers = { ...needs, packages: Object.fromEntries(packages) }
  await releaseShell(target, { version: '1', offers }, null, { isForced: false })
  expect(release('mfe-surveys')).toBe('passed')
  expect(existsSync(join(store, 'mfe-surveys/mfe-surveys', version, 'remoteEntry.js'))).toBe(true)
  expect(readFileSync(join(store, 'registry/remotes.json'), 'utf8')).toContain(version)
  expect(release('mfe-sia')).toContain('Here is the source of mfe-surveys alone.')
})

test('a second run replaces the packages and versions, and nothing else', () => {
  const screen = 'export const SurveysScreen = () => null\n'
  writeFileSync(join(project, 'src/SurveysScreen.tsx'), screen)
  const manifest = readJson('package.json')
  const older = { ...manifest.dependencies, react: '18.0.0', clsx: '2.1.1' }
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ ...manifest, version: '4.0.0', dependencies: older }),
  )
  expect(createOutside({ ...SURVEYS, project })).toContain('Updated')
  expect(read('src/SurveysScreen.tsx')).toBe(screen)
  expect(readJson('package.json')).toMatchObject({
    version: '4.0.0',
    dependencies: { ...manifest.dependencies, clsx: '2.1.1' },
    devDependencies: manifest.devDependencies,
  })
  // By its content, so that npm installs a package again if it has changed.
  expect(readdirSync(join(project, 'vendor'))).toEqual([
    expect.stringMatching(/^outcome-studio-build-[\d.]+-[\da-f]{8}\.tgz$/),
    expect.stringMatching(/^outcome-studio-release-[\d.]+-[\da-f]{8}\.tgz$/),
    expect.stringMatching(/^outcome-studio-shared-[\d.]+-[\da-f]{8}\.tgz$/),
  ])
})

test('a folder in this repository and one of another package are refused, and nothing is written', () => {
  const inside = join(root, 'mfe-surveys')
  expect(() => createOutside({ ...SURVEYS, project: inside })).toThrow('is inside of this repository')
  expect(existsSync(inside)).toBe(false)
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'package.json'), '{ "name": "polls" }')
  expect(() => createOutside({ ...SURVEYS, project: other })).toThrow('belongs to another package')
  expect(() => createOutside({ ...SURVEYS, name: 'sia', project: other })).toThrow('"sia" is taken')
  expect(readdirSync(other)).toEqual(['package.json'])
})
