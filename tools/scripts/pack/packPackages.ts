import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { readWorkspaces } from '../../build/jest/workspaces.ts'
import { compileSource } from './compileSource.ts'
import { PACKED } from './PACKED.ts'
import { entryPoints, packedManifest, parseWorkspaceManifest } from './packedManifest.ts'
import { reachableSources } from './reachableSources.ts'

const resultSchema = z.array(z.object({ name: z.string(), version: z.string() }))
const versions = z.record(z.string(), z.string()).default({})
const librariesSchema = z.object({ dependencies: versions, devDependencies: versions })

/**
 * Packs the packages that a feature outside of this repository needs, as files that npm installs without a registry.
 * Their type declarations are those of the last `tsc -b`.
 *
 * @param root absolute path of the repository
 * @param folder absolute path of a folder, which receives only these files
 * @returns file names in it, by package name
 * @throws PackError
 */
export function packPackages(root: string, folder: string): Readonly<Record<string, string>> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const listed = (file: string) => librariesSchema.parse(JSON.parse(read(file)))
  const manifestOf = (workspace: string) => parseWorkspaceManifest(read(`${workspace}/package.json`))
  const workspaces = PACKED.map((packed) => ({ packed, manifest: manifestOf(packed.workspace) }))
  const installed = {
    root: listed('package.json').devDependencies,
    workspaces: Object.assign(
      {},
      ...readWorkspaces(root).map((workspace) => listed(`${workspace.folder}/package.json`).dependencies),
    ),
    packed: Object.fromEntries(workspaces.map(({ manifest }) => [manifest.name, manifest.version])),
  }
  const staging = mkdtempSync(join(tmpdir(), 'outcome-studio-pack-'))
  try {
    const targets = workspaces.map(({ packed, manifest }) => {
      const target = join(staging, basename(packed.workspace))
      const source = join(root, packed.folder ?? packed.workspace)
      const exported = Object.values(entryPoints(manifest, packed))
      const entries = [...exported, ...Object.values(packed.bin ?? {})]
      const sources = reachableSources(source, entries, exported.length > 0)
      for (const each of sources) {
        for (const [path, text] of compileSource(each)) write(join(target, path), text)
      }
      for (const file of globSync([...(packed.files ?? [])], { cwd: source })) {
        write(join(target, file), readFileSync(join(source, file), 'utf8'))
      }
      const content = packedManifest(manifest, packed, sources, installed)
      write(join(target, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
      write(join(target, 'README.md'), read(`${packed.workspace}/README.md`))
      return target
    })
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return pack(targets, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/**
 * A file is named after its content too, because npm does not replace an installed package by one of the same name and
 * version.
 */
function pack(targets: readonly string[], folder: string): Readonly<Record<string, string>> {
  const printed = execFileSync('npm', ['pack', ...targets, '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const named = resultSchema.parse(JSON.parse(printed)).map(({ name, version }) => {
    const start = `${name.replace('@', '').replace('/', '-')}-${version}`
    const content = readFileSync(join(folder, `${start}.tgz`))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const file = `${start}-${hash}.tgz`
    renameSync(join(folder, `${start}.tgz`), join(folder, file))
    return [name, file] as const
  })
  return Object.fromEntries(named)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
