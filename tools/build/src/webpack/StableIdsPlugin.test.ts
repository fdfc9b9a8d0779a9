import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../../../..')
const MODULES = join(ROOT, 'node_modules')
/** Packages that write paths of their own. All others may be those of this repository. */
const COPIED = '@module-federation'

/** A repository of its own with the build preset and one feature. */
async function createRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'stable-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await mkdir(join(root, 'node_modules'))
  const others = (await readdir(MODULES)).filter((name) => name !== COPIED && name !== '.federation')
  await Promise.all(others.map((name) => symlink(join(MODULES, name), join(root, 'node_modules', name))))
  await cp(join(MODULES, COPIED), join(root, 'node_modules', COPIED), { recursive: true })
  await cp(join(ROOT, 'tools/build/src'), join(root, 'tools/build/src'), { recursive: true })
  await cp(join(ROOT, 'tools/build/package.json'), join(root, 'tools/build/package.json'))
  await write('shared/src/feature/core/contract.ts', 'export const CONTRACT_VERSION = 1')
  await write('mfe-fixture/package.json', '{ "version": "19.2.0" }')
  await write(
    'mfe-fixture/src/feature.tsx',
    `import { useMatch } from 'react-router-dom'
     export const late = () => import('./late.ts')
     export default function Feature() { return <p>{useMatch('/')?.pathname}</p> }`,
  )
  await write('mfe-fixture/src/late.ts', 'export const late = 1')
  return root
}

/** The ids and names in the entry of a built feature, sorted, without digests of contents. */
async function namesIn(root: string): Promise<readonly string[]> {
  const main = join(root, 'tools/build/src/main.ts')
  await promisify(execFile)(process.execPath, [main, '--workspace', root, 'mfe-fixture'], { cwd: root })
  const dist = join(root, 'mfe-fixture/dist')
  const [entry = ''] = (await readdir(dist, { recursive: true })).filter((path) =>
    path.endsWith('remoteEntry.js'),
  )
  const found = (await readFile(join(dist, entry), 'utf8')).match(/"[^"]*"|'[^']*'|\b\d{2,}\b/g) ?? []
  return found.filter((literal) => !/[0-9a-f]{8}|sha384/.test(literal)).sort()
}

// Not byte by byte: on a busy machine, the minifier names the variables of one source differently.
test('builds of one source in two folders have the same ids and names', async () => {
  const roots = await Promise.all([createRepository(), createRepository()])
  try {
    const [one = [], other = []] = await Promise.all(roots.map(namesIn))
    expect(one.length).toBeGreaterThan(50)
    expect(other).toEqual(one)
  } finally {
    await Promise.all(roots.map((root) => rm(root, { recursive: true, force: true })))
  }
})
