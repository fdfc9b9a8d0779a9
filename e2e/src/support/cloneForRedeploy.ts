import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

/** A copy of the workspace in which a feature can be changed, built and published. */
export interface RedeployWorkspace {
  readonly folder: string
  /** Replaces text in one source file of the workspace. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Adds a line at the end of one source file of the workspace. */
  append(file: string, line: string): Promise<void>
  /** Builds and publishes a package as its team does. */
  build(id: string): Promise<void>
  /** Path and content of every published file outside of this feature. */
  publishedBesides(id: string): Promise<Readonly<Record<string, string>>>
  release(): Promise<void>
}

/** @param ids features to copy; the shell is always copied */
export async function cloneForRedeploy(ids: readonly string[]): Promise<RedeployWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), 'redeploy-'))
  for (const shared of ['node_modules', 'shared'])
    await symlink(join(REPOSITORY, shared), join(folder, shared))
  for (const copied of ['package-lock.json', 'shell', ...ids]) {
    await cp(join(REPOSITORY, copied), join(folder, copied), { recursive: true })
  }
  return {
    folder,
    edit: async (file, from, to) => {
      const path = join(folder, file)
      const source = await readFile(path, 'utf8')
      if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
      await writeFile(path, source.replace(from, to))
    },
    append: (file, line) => appendFile(join(folder, file), `\n${line}\n`),
    build: async (id) => {
      const main = join(REPOSITORY, 'tools/build/src/main.ts')
      await promisify(execFile)(process.execPath, [main, '--workspace', folder, id])
    },
    publishedBesides: async (id) => {
      const found: Record<string, string> = {}
      for (const other of ['shell', ...ids].filter((each) => each !== id)) {
        const dist = join(folder, other, 'dist')
        for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name)
          if (entry.isFile()) found[path] = await readFile(path, 'base64')
        }
      }
      return found
    },
    release: () => rm(folder, { recursive: true, force: true }),
  }
}
