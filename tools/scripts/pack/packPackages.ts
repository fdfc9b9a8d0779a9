import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { compileSource } from './compileSource.ts'
import { PACKED, type PackedPackage } from './PACKED.ts'
import { entryPoints, packedManifest, parseWorkspaceManifest } from './packedManifest.ts'
import { reachableSources } from './reachableSources.ts'

const resultSchema = z.array(z.object({ name: z.string(), version: z.string() }))
const rootSchema = z.object({ devDependencies: z.record(z.string(), z.string()) })

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
  const { devDependencies } = rootSchema.parse(JSON.parse(read('package.json')))
  const workspaces = PACKED.map((packed) => ({
    packed,
    manifest: parseWorkspaceManifest(read(`${packed.folder}/package.json`)),
  }))
  const versions = Object.fromEntries(workspaces.map(({ manifest }) => [manifest.name, manifest.version]))
  const staging = mkdtempSync(join(tmpdir(), 'outcome-studio-pack-'))
  try {
    for (const { packed, manifest } of workspaces) {
      const entries = [...Object.values(entryPoints(manifest, packed)), ...Object.values(packed.bin ?? {})]
      const sources = reachableSources(join(root, packed.folder), entries)
      const target = join(staging, packed.folder)
      for (const source of sources) {
        for (const [path, text] of compileSource(source)) write(join(target, path), text)
      }
      const content = packedManifest(manifest, packed, sources, devDependencies, versions)
      write(join(target, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
      write(join(target, 'README.md'), read(`${packed.folder}/README.md`))
    }
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return pack(PACKED, staging, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/**
 * A file is named after its content too, because npm does not replace an installed package by one of the same name and
 * version.
 */
function pack(
  packages: readonly PackedPackage[],
  staging: string,
  folder: string,
): Readonly<Record<string, string>> {
  const paths = packages.map((packed) => `./${packed.folder}`)
  const printed = execFileSync('npm', ['pack', ...paths, '--json', '--ignore-scripts'], {
    cwd: staging,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const named = resultSchema.parse(JSON.parse(printed)).map(({ name, version }) => {
    const start = `${name.replace('@', '').replace('/', '-')}-${version}`
    const content = readFileSync(join(staging, `${start}.tgz`))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const file = `${start}-${hash}.tgz`
    writeFileSync(join(folder, file), content)
    return [name, file] as const
  })
  return Object.fromEntries(named)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
