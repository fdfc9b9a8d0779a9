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
  dependencies: versions,
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

/**
 * Creates the package.json of a packed package. Libraries that the workspace lists are its dependencies. Those that its
 * sources use but the repository's root lists, and other packed packages, are peers: the project has them too.
 *
 * @param rootVersions exact versions of what the root of the repository installs
 * @param packedVersions versions of all packed packages, by name
 * @throws PackError when a source imports a package that nobody lists
 */
export function packedManifest(
  manifest: WorkspaceManifest,
  packed: PackedPackage,
  sources: readonly PackedSource[],
  rootVersions: Readonly<Record<string, string>>,
  packedVersions: Readonly<Record<string, string>>,
) {
  const { name, version, dependencies } = manifest
  const libraries = Object.entries(dependencies).filter(([library]) => !(library in packedVersions))
  const peers = new Map<string, string>()
  for (const { path, text } of sources) {
    if (!/\.[jt]sx?$/.test(path)) continue
    for (const library of packageRequests(path, text).map(packageOf)) {
      if (library === name || libraries.some(([listed]) => listed === library)) continue
      const peer = packedVersions[library] ?? rootVersions[library]
      if (peer === undefined) throw new PackError(`${path} imports ${library}, which is not installed.`)
      peers.set(library, peer)
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
    dependencies: Object.fromEntries(libraries),
    peerDependencies: Object.fromEntries([...peers].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

const compiled = (file: string, extension: string) => file.replace(/\.tsx?$/, extension)

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
