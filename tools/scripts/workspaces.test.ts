import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { jestProjects } from '../build/jest/jestProjects.ts'
import { readWorkspaces, WorkspaceError } from '../build/jest/workspaces.ts'
import { packagesToBuild } from './support/packagesToBuild.ts'

const root = join(__dirname, '../..')
const folders = readWorkspaces(root).map(({ folder }) => folder)

const testFiles = globSync('**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /^(node_modules|dist|\.[^.]+.*)$/.test(name),
})

describe('each workspace', () => {
  test.each(folders)('%s has tests that run', (folder) => {
    const roots = jestProjects(root)
      .flatMap((project) => project.roots)
      .map((path) => path.replace('<rootDir>/', ''))
    const own = roots.filter((path) => `${path}/`.startsWith(`${folder}/`))
    expect(own).not.toEqual([])
    for (const path of own) expect(testFiles.filter((file) => file.startsWith(`${path}/`))).not.toEqual([])
  })

  test('is type-checked by tsc -b', () => {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
    const checked = references.map(({ path }: { readonly path: string }) => path)
    expect(checked.sort()).toEqual([...folders].sort())
    for (const folder of folders) expect(existsSync(join(root, folder, 'tsconfig.json'))).toBe(true)
  })
})

test('every test file belongs to exactly one Jest project', () => {
  const projects = jestProjects(root)
  const projectsOf = (file: string) =>
    projects.filter(
      ({ roots, testMatch, testPathIgnorePatterns }) =>
        roots.some((path) => `<rootDir>/${file}`.startsWith(`${path}/`)) &&
        testMatch.some((pattern) => matchesGlob(file, pattern)) &&
        !testPathIgnorePatterns.some((path) => `<rootDir>/${file}`.startsWith(path)),
    )
  expect(testFiles.length).toBeGreaterThan(300)
  expect(testFiles.filter((file) => projectsOf(file).length !== 1)).toEqual([])
})

test('no two Jest projects have the same name', () => {
  const names = jestProjects(root).map(({ displayName }) => displayName)
  expect(names.length).toBe(new Set(names).size)
})

test('the packages of the areas are the features in the repository', () => {
  const features = folders.filter((folder) => folder.startsWith('mfe-'))
  expect(packagesToBuild()).toEqual(['shell', ...features])
})

test('the list of components covers every package that is deployed', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const listed = [...scripts.sbom.matchAll(/ -w (\S+)/g)].map(([, folder]) => folder)
  expect(listed.sort()).toEqual(['functions', 'shared', ...packagesToBuild()].sort())
})

describe('a repository', () => {
  let repository: string
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'workspaces-'))
    write('package.json', { workspaces: ['mfe-*'] })
  })
  afterEach(() => rmSync(repository, { recursive: true }))

  const write = (path: string, content: unknown) => {
    mkdirSync(join(repository, path, '..'), { recursive: true })
    writeFileSync(join(repository, path), JSON.stringify(content))
  }

  test('has a Jest project for each folder with tests', () => {
    write('mfe-a/package.json', { testEnvironments: { src: 'browser' } })
    write('mfe-b/package.json', { testEnvironments: { 'src/rules': 'node', 'src/screens': 'browser' } })
    write('mfe-c/package.json', { testEnvironments: { '.': 'node', template: 'pure' } })
    mkdirSync(join(repository, 'mfe-left-over'))
    expect(jestProjects(repository).map(({ displayName, roots }) => [displayName, ...roots])).toEqual([
      ['mfe-a', '<rootDir>/mfe-a/src'],
      ['mfe-a/pure', '<rootDir>/mfe-a/src'],
      ['rules', '<rootDir>/mfe-b/src/rules'],
      ['screens', '<rootDir>/mfe-b/src/screens'],
      ['screens/pure', '<rootDir>/mfe-b/src/screens'],
      ['mfe-c', '<rootDir>/mfe-c'],
      ['template', '<rootDir>/mfe-c/template'],
    ])
  })

  test('runs the tests of a folder within another only once', () => {
    write('mfe-a/package.json', { testEnvironments: { src: 'node', 'src/rules': 'pure' } })
    const ignored = jestProjects(repository).map(({ displayName, testPathIgnorePatterns }) => [
      displayName,
      ...testPathIgnorePatterns,
    ])
    expect(ignored).toEqual([
      ['mfe-a', '/node_modules/', '<rootDir>/mfe-a/src/rules/'],
      ['rules', '/node_modules/'],
    ])
  })

  test.each([{}, { testEnvironments: {} }, { testEnvironments: { src: 'jsdom' } }])(
    'is refused when a workspace says %j',
    (content) => {
      write('mfe-a/package.json', content)
      expect(() => jestProjects(repository)).toThrow(WorkspaceError)
    },
  )
})
