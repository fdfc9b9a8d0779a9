import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../..')
/** Stands for a page that is served from the output while the next build runs. */
const BUILD = `
const { mkdirSync, existsSync, writeFileSync } = require('node:fs')
mkdirSync('dist/app/1', { recursive: true })
if (!existsSync('dist/app/1/page.html')) writeFileSync('dist/app/1/page.html', 'page')
`

let workspace: string
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'build-by-lerna-'))
  for (const file of ['nx.json', 'lerna.json']) copyFileSync(join(ROOT, file), join(workspace, file))
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'))
  mkdirSync(join(workspace, 'app'))
  writeJson('package.json', { name: 'workspace', private: true, workspaces: ['app'] })
  writeJson('app/package.json', { name: 'app', version: '1.0.0', scripts: { build: 'node build.cjs' } })
  writeFileSync(join(workspace, 'app/build.cjs'), BUILD)
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

function writeJson(path: string, content: object): void {
  writeFileSync(join(workspace, path), JSON.stringify(content))
}

function build(): void {
  const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js')
  execFileSync(process.execPath, [lerna, 'run', 'build'], { cwd: workspace, stdio: 'pipe' })
}

test('a build without changes leaves the files in place, because a page may be loading them', () => {
  build()
  const older = join(workspace, 'app/dist/app/0')
  mkdirSync(older)
  writeFileSync(join(older, 'page.html'), 'older page')
  build()
  expect(readFileSync(join(older, 'page.html'), 'utf8')).toBe('older page')
})
