import { z } from 'zod'
import { packageOf } from '../../build/src/webpack/shares.ts'
import type { PackedPackage } from './PACKED.ts'
import { PackError, type PackedSource } from './reachableSources.ts'
import { packageRequests } from './sourcePaths.ts'

const versions = z.record(z.string(), z.string())
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  exports: versions.optional(),
  dependencies: versions.default({}),
})

/** The part of a workspace's package.json that its packed package has. */
export type WorkspaceManifest = z.infer<typeof manifestSchema>

/** @throws ZodError */
export const parseWorkspaceManifest = (text: string): WorkspaceManifest =>
  manifestSchema.parse(JSON.parse(text))

/** Entry points of a packed package: their names and source files. */
export const entryPoints = (
  { exports: listed = {} }: WorkspaceManifest,
  { exports = listed }: PackedPackage,
) => exports

/** Exact versions by the name of a package. */
type Versions = Readonly<Record<string, string>>

/** What is installed in the repository. */
export interface InstalledVersions {
  /** What its root lists, for all packages. */
  readonly root: Versions
  /** What its workspaces list. */
  readonly workspaces: Versions
  /** The packed packages themselves. */
  readonly packed: Versions
}

const OWN = '@outcome-studio/'

/**
 * Creates the package.json of a packed package. Libraries that the workspace lists, or the workspaces whose sources it
 * has, are its dependencies. Those that the repository's root lists, and other packed packages, are peers: the project
 * has them too.
 *
 * @throws PackError when a source imports a package that nobody lists
 */
export function packedManifest(
  manifest: WorkspaceManifest,
  packed: PackedPackage,
  sources: readonly PackedSource[],
  installed: InstalledVersions,
) {
  const { name, version } = manifest
  const listed = Object.entries(manifest.dependencies).filter(([library]) => !library.startsWith(OWN))
  const dependencies = new Map(listed)
  const peers = new Map<string, string>()
  for (const { path, text } of sources) {
    if (!/\.[jt]sx?$/.test(path)) continue
    for (const library of packageRequests(path, text).map(packageOf)) {
      if (library === name || dependencies.has(library)) continue
      const peer = installed.packed[library] ?? installed.root[library]
      const dependency = installed.workspaces[library]
      if (peer !== undefined) peers.set(library, peer)
      else if (dependency !== undefined) dependencies.set(library, dependency)
      else throw new PackError(`${path} imports ${library}, which is not installed.`)
    }
  }
  return {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    // The same as moduleRules says for the sources in the repository.
    sideEffects: false,
    exports: mapValues(entryPoints(manifest, packed), (file) => ({
      types: compiled(file, '.d.ts'),
      default: compiled(file, '.js'),
    })),
    ...(packed.bin && { bin: mapValues(packed.bin, (file) => compiled(file, '.js')) }),
    dependencies: sorted(dependencies),
    peerDependencies: sorted(peers),
  }
}

const sorted = (versions: ReadonlyMap<string, string>) =>
  Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)))

const compiled = (file: string, extension: string) => file.replace(/\.tsx?$/, extension)

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
