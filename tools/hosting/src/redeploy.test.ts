import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { stackPorts } from './ports.ts'
import { type Hosting, startHosting } from './startHosting.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const FEATURES = ['mfe-account', 'mfe-sia']

const remotesSchema = z.object({
  remotes: z.array(z.object({ id: z.string(), entry: z.url(), integrity: z.string() })),
})
const manifestSchema = z.object({
  integrity: z.record(z.string(), z.string()),
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.tuple([
    z.object({ assets: z.object({ js: z.object({ sync: z.string().array(), async: z.string().array() }) }) }),
  ]),
})

let workspace: string
let hosting: Hosting
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'redeploy-'))
  await symlink(join(ROOT, 'node_modules'), join(workspace, 'node_modules'))
  await cp(join(ROOT, 'package-lock.json'), join(workspace, 'package-lock.json'))
  await mkdir(join(workspace, 'shared/src/feature/core'), { recursive: true })
  await writeFile(
    join(workspace, 'shared/src/feature/core/contract.ts'),
    'export const CONTRACT_VERSION = 1\n',
  )
  for (const id of FEATURES) {
    await mkdir(join(workspace, id, 'src'), { recursive: true })
    await writeFile(join(workspace, id, 'package.json'), '{ "version": "19.2.0", "type": "module" }')
    await writeFeature(id, 'first text')
  }
  hosting = await startHosting({
    workspace,
    ports: { ...stackPorts(0), shell: 0, features: { 'mfe-account': 0, 'mfe-sia': 0 } },
    caching: 'forEver',
    report: () => {},
  })
})
afterAll(async () => {
  await hosting.stop()
  await rm(workspace, { recursive: true, force: true })
})

test('users get a feature that is built again, and nothing else changes', async () => {
  await build(...FEATURES)
  const before = await userGets()
  const filesBefore = await filesOf(workspace)
  expect(before['mfe-account']?.code).toContain('first text')

  await build(...FEATURES)
  expect(await filesOf(workspace)).toEqual(filesBefore)

  await writeFeature('mfe-account', 'second text')
  await build(...FEATURES)
  const after = await userGets()
  expect(after['mfe-account']?.code).toContain('second text')
  expect(after['mfe-account']?.code).not.toContain('first text')
  expect(after['mfe-account']?.entry).not.toBe(before['mfe-account']?.entry)
  expect(after['mfe-sia']).toEqual(before['mfe-sia'])
  const changed = difference(filesBefore, await filesOf(workspace))
  expect(changed.filter((file) => !file.startsWith('mfe-account/'))).toEqual([])
  const oldFiles = Object.keys(filesBefore).filter((file) => file.startsWith('mfe-account/dist/mfe-account/'))
  expect(changed.filter((file) => oldFiles.includes(file))).toEqual([])

  // The same source has the same version, whose files still exist.
  await writeFeature('mfe-account', 'first text')
  await build('mfe-account')
  expect(await userGets()).toEqual(before)

  // After a failed build users get the previous one.
  await writeFile(join(workspace, 'mfe-account/src/feature.tsx'), 'export default <')
  await expect(build('mfe-account')).rejects.toThrow(/feature\.tsx/)
  expect(await userGets()).toEqual(before)
  expect(await readdir(join(workspace, 'mfe-account/dist'))).toEqual(['maps', 'mfe-account', 'release.json'])

  // A build with a second copy of a shared module fails too.
  await writeFile(join(workspace, 'mfe-account/src/feature.tsx'), `export * from 'react/jsx-dev-runtime'`)
  await expect(build('mfe-account')).rejects.toThrow(/mfe-account has a copy of its own of react /)
  expect(await userGets()).toEqual(before)
})

async function writeFeature(id: string, text: string): Promise<void> {
  await writeFile(
    join(workspace, id, 'src/feature.tsx'),
    `import { useState } from 'react'
     export default function Feature() { return <p>{useState('${text}')}</p> }`,
  )
}

/** Builds as a developer or a pipeline does, with the command in a process of its own. */
async function build(...ids: readonly string[]): Promise<void> {
  const main = join(ROOT, 'tools/build/src/main.ts')
  await promisify(execFile)(process.execPath, [main, '--workspace', workspace, ...ids])
}

/** By feature: the entry in remotes.json, and all code that a browser would load from there and accept. */
async function userGets(): Promise<Record<string, { entry: string; code: string }>> {
  const { remotes } = remotesSchema.parse(await json(`${hosting.shell.origin}/remotes.json`))
  const found: Record<string, { entry: string; code: string }> = {}
  for (const { id, entry, integrity } of remotes) {
    const manifest = manifestSchema.parse(JSON.parse(await verifiedText(entry, integrity)))
    const { js } = manifest.exposes[0].assets
    const files = [manifest.metaData.remoteEntry.name, ...js.sync, ...js.async]
    const texts = await Promise.all(
      files.map((file) => verifiedText(new URL(file, entry).href, manifest.integrity[file])),
    )
    // The entry lets the shell verify the chunks that it loads.
    expect(texts[0]).toContain('_PREPARE_SCRIPT')
    found[id] = { entry, code: texts.join('\n') }
  }
  return found
}

/** The digest is of the content, which is compressed in between. */
async function verifiedText(url: string, integrity: string | undefined): Promise<string> {
  const text = await (await fetch(url)).text()
  expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(integrity)
  return text
}

async function json(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}

/** Path to content and modification time, for all files outside of node_modules. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  const described = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const [content, { mtimeMs }] = await Promise.all([readFile(path, 'base64'), stat(path)])
    return [path.slice(folder.length + 1), `${mtimeMs} ${content}`] as const
  })
  return Object.fromEntries(await Promise.all(described))
}

function difference(before: Record<string, string>, after: Record<string, string>): readonly string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path])
}
