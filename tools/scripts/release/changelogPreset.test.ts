import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import changelogPreset from './changelogPreset.ts'

const repository = join(__dirname, '../../..')

/** A repository with two packages of version 1.0.0, of which `editor` uses `shared`. */
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'))
  cpSync(join(repository, 'lerna.json'), join(root, 'lerna.json'))
  cpSync(join(repository, 'tools/scripts/release'), join(root, 'tools/scripts/release'), { recursive: true })
  write('package.json', { name: 'product', private: true, workspaces: ['shared', 'editor'] })
  write('shared/package.json', { name: '@product/shared', version: '1.0.0', private: true })
  write('editor/package.json', {
    name: '@product/editor',
    version: '1.0.0',
    private: true,
    dependencies: { '@product/shared': '1.0.0' },
  })
  git('init', '--quiet', '--initial-branch=main')
  commit('shared', 'product: set up the packages')
  for (const name of ['shared', 'editor']) git('tag', '-a', `@product/${name}@1.0.0`, '-m', name)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: object): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

/** Without the settings of the developer. */
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@studio.test', ...args], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  })

let changes = 0
function commit(folder: string, message: string): void {
  changes += 1
  write(`${folder}/change.json`, { changes })
  git('add', '.')
  git('commit', '--quiet', '-m', message)
}

function release(): void {
  const lerna = join(repository, 'node_modules/lerna/dist/cli.js')
  const args = ['version', '--yes', '--no-push', '--no-git-tag-version', '--loglevel=error']
  execFileSync(process.execPath, [lerna, ...args], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, npm_config_offline: 'true' },
  })
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest = (folder: string) => JSON.parse(read(`${folder}/package.json`))

test('packages get versions and changelogs of their own from the subjects of commits', () => {
  commit('shared', 'shared: add a table of rows')
  commit('editor', 'editor: undo in one step')
  commit('editor', 'Merge branch of somebody')
  release()
  expect(manifest('shared').version).toBe('1.1.0')
  expect(manifest('editor')).toMatchObject({ version: '1.0.1', dependencies: { '@product/shared': '1.1.0' } })
  expect(read('shared/CHANGELOG.md')).toMatch(/1\.1\.0 .*\n\n\* add a table of rows [0-9a-f]{8}\n$/)
  expect(read('editor/CHANGELOG.md')).toMatch(/1\.0\.1 .*\n\n\* undo in one step [0-9a-f]{8}\n$/)
})

const LEVELS = ['major', 'minor', 'patch']
const subjectOf = (subject: string, notes: readonly unknown[] = []) => ({ subject, notes, hash: null })

test.each([
  [[subjectOf('keep the order'), subjectOf('address the reader')], 'patch'],
  [[subjectOf('keep the order'), subjectOf('add a table')], 'minor'],
  [[subjectOf('add a table'), subjectOf('rename the table', ['BREAKING CHANGE'])], 'major'],
])('%j raises the %s version', (commits, version) => {
  expect(LEVELS[changelogPreset.whatBump(commits).level]).toBe(version)
})
