import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const DIST = 'mfe-fixture/dist'

let workspace: string
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'build-'))
  await symlink(join(ROOT, 'node_modules'), join(workspace, 'node_modules'))
  await mkdir(join(workspace, 'shared/src/feature/core'), { recursive: true })
  await mkdir(join(workspace, 'mfe-fixture/src'), { recursive: true })
  await writeFile(join(workspace, 'shared/src/feature/core/contract.ts'), 'export const CONTRACT_VERSION = 1')
  await writeFile(join(workspace, 'mfe-fixture/package.json'), '{ "version": "19.2.0" }')
})
afterAll(() => rm(workspace, { recursive: true, force: true }))

const writeFeature = (source: string) => writeFile(join(workspace, 'mfe-fixture/src/feature.tsx'), source)
const release = async () => JSON.parse(await readFile(join(workspace, DIST, 'release.json'), 'utf8'))
const published = async () => (await release()).version

function startBuild(stdio: 'ignore' | 'pipe' = 'ignore'): {
  child: ChildProcess
  end: Promise<number | null>
} {
  const main = join(ROOT, 'tools/build/src/main.ts')
  const child = spawn(process.execPath, [main, '--workspace', workspace, 'mfe-fixture'], { stdio })
  return { child, end: new Promise((done) => child.once('close', done)) }
}

test('is published once when the same source is built twice concurrently', async () => {
  await writeFeature('export default function Feature() { return <p>once</p> }')
  expect(await Promise.all([startBuild().end, startBuild().end])).toEqual([0, 0])
  expect((await readdir(join(workspace, DIST))).sort()).toEqual(['maps', 'mfe-fixture', 'release.json'])
  expect(await readdir(join(workspace, DIST, 'mfe-fixture'))).toEqual([await published()])
})

test('preserves the last release when it is killed, and leaves no files after the next build', async () => {
  const before = await published()
  await writeFeature('export default function Feature() { return <p>twice</p> }')
  const { child, end } = startBuild()
  const drafts = () => readdirSync(join(workspace, DIST)).filter((name) => name.startsWith('.draft'))
  while (drafts().length === 0 && child.exitCode === null) await new Promise((done) => setTimeout(done, 5))
  child.kill('SIGKILL')
  await end
  expect(drafts()).toHaveLength(1)
  expect(await published()).toBe(before)

  expect(await startBuild().end).toBe(0)
  expect(drafts()).toEqual([])
  expect(await published()).not.toBe(before)
})

test('preserves a version that was published again, however old it is', async () => {
  const source = 'export default function Feature() { return <p>first</p> }'
  await writeFeature(source)
  await startBuild().end
  const first = await published()
  const folder = join(workspace, DIST, 'mfe-fixture')
  await utimes(join(folder, first), 0, 0)
  for (const name of ['1', '2', '3', '4']) await mkdir(join(folder, name))
  expect(await startBuild().end).toBe(0)
  await writeFeature(source.replace('first', 'next'))
  expect(await startBuild().end).toBe(0)
  expect(await readdir(folder)).toContain(first)
})

test('its release and its manifest list the names it imports, also by namespaces and late', async () => {
  await writeFeature(`
    import * as router from 'react-router-dom'
    import * as z from 'zod/mini'
    export { Link } from 'react-router-dom'
    const { object } = z
    export async function late() {
      const { useMatch } = await import('react-router-dom')
      return useMatch
    }
    export default function Feature() { return [router.useLocation(), z.string, object] }`)
  expect(await startBuild().end).toBe(0)
  const { version, needs } = await release()
  const names = { 'react-router-dom': ['Link', 'useLocation', 'useMatch'], 'zod/mini': ['object', 'string'] }
  expect(needs).toEqual({
    contract: 1,
    packages: {
      'react-router-dom': expect.stringMatching(/^\^7/),
      'zod/mini': expect.stringMatching(/^\^4/),
    },
    names,
  })
  const read = (file: string) => readFile(join(workspace, DIST, 'mfe-fixture', version, file), 'utf8')
  expect(JSON.parse(await read('mf-manifest.json'))).toMatchObject({ needs: names, needsRuntime: false })
  // The bundler runtime of the library would be in the entry if it were imported by another path.
  const entry = await read('remoteEntry.js')
  expect(entry).toContain('does not satisfy the requirement')
  expect(entry).not.toContain('RUNTIME-012')
})

test.each([
  [
    'parts of the router that the shell does not share',
    `import { BrowserRouter } from 'react-router-dom'; export default BrowserRouter`,
    'mfe-fixture uses BrowserRouter of react-router-dom',
  ],
  [
    'all of the router',
    `import * as router from 'react-router-dom'; export default router`,
    'mfe-fixture takes all of react-router-dom',
  ],
])('is rejected and not published when it uses %s', async (_what, source, message) => {
  const before = await published()
  await writeFeature(source)
  const { child, end } = startBuild('pipe')
  let printed = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  expect(await end).toBe(1)
  expect(printed).toContain(message)
  expect(await published()).toBe(before)
})
