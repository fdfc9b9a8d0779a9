import { z } from 'zod'
import { BuildError } from '../package/BuildError.ts'

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({ name: z.string(), version: z.string(), dependencies: versions })
const entrySchema = z.looseObject({
  version: z.string().optional(),
  dependencies: versions.optional(),
  optionalDependencies: versions.optional(),
  peerDependencies: versions.optional(),
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).optional(),
})
const lockSchema = z.looseObject({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), entrySchema),
})
type Lock = Readonly<z.infer<typeof lockSchema>>
type Entry = Readonly<z.infer<typeof entrySchema>>

/** The version of Node that deployed functions run on, as `engines` names it for Firebase. */
export const FUNCTIONS_NODE = '24'
/** Packages of this repository: their code is in the bundle. */
const OWN = '@outcome-studio/'

/** The package.json and package-lock.json of deployed functions. */
export interface DeployedPackage {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly lock: Readonly<Record<string, unknown>>
}

/**
 * Describes the functions as a package of its own, which is installed without the repository. It has the versions of the
 * repository's lock file, which are those that were tested.
 *
 * @param folder of the functions from the root, for example "functions"
 * @param source the parsed package.json of the functions
 * @param rootLock the parsed package-lock.json of the root
 * @throws BuildError if the lock file lacks a dependency, or has two versions for one place
 */
export function deployedPackage(folder: string, source: unknown, rootLock: unknown): DeployedPackage {
  const { name, version, dependencies: all } = packageSchema.parse(source)
  const { lockfileVersion, packages } = lockSchema.parse(rootLock)
  const external = Object.entries(all).filter(([dependency]) => !dependency.startsWith(OWN))
  const dependencies = Object.fromEntries(external)
  const manifest = {
    name,
    version,
    private: true,
    main: 'index.js',
    engines: { node: FUNCTIONS_NODE },
    dependencies,
  }
  const own = { name, version, dependencies, engines: manifest.engines }
  const locked = lockedPackages(folder, Object.keys(dependencies), packages)
  return {
    manifest,
    lock: { name, version, lockfileVersion, requires: true, packages: { '': own, ...locked } },
  }
}

/** Names of the packages that are not part of the bundle. */
export const externalPackages = (source: unknown): readonly string[] =>
  Object.keys(packageSchema.parse(source).dependencies).filter((name) => !name.startsWith(OWN))

function lockedPackages(
  folder: string,
  dependencies: readonly string[],
  packages: Lock['packages'],
): Readonly<Record<string, Entry>> {
  const found = new Map<string, Entry>()
  const places = new Map<string, string>()
  const waiting = dependencies.map((name) => ({ from: folder, name, isOptional: false }))
  for (const { from, name, isOptional } of waiting) {
    const path = pathOf(from, name, packages)
    const entry = path === null ? undefined : packages[path]
    if (path === null || entry === undefined) {
      if (isOptional) continue
      throw new BuildError(`package-lock.json has no ${name}, which ${from} needs.`)
    }
    const place = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
    const known = places.get(place)
    if (known === path) continue
    if (known !== undefined) throw new BuildError(`package-lock.json has two versions of ${place}.`)
    places.set(place, path)
    found.set(place, withoutMarks(entry))
    waiting.push(...neededBy(entry).map((each) => ({ from: path, ...each })))
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Where Node finds a package from another one: in the nearest node_modules above it. */
function pathOf(from: string, name: string, packages: Lock['packages']): string | null {
  for (let base: string | null = from; base !== null; base = parentOf(base)) {
    const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`
    if (path in packages) return path
  }
  return null
}

function parentOf(base: string): string | null {
  if (base === '') return null
  const at = base.lastIndexOf('/node_modules/')
  return at === -1 ? '' : base.slice(0, at)
}

const neededBy = (entry: Entry) => [
  ...Object.keys(entry.dependencies ?? {}).map((name) => ({ name, isOptional: false })),
  ...Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ name, isOptional: true })),
  ...Object.keys(entry.peerDependencies ?? {})
    .filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true)
    .map((name) => ({ name, isOptional: false })),
]

/** In the repository a package may be there for development alone; for the functions it is not. */
function withoutMarks({ dev: _dev, devOptional: _both, peer: _peer, ...entry }: Entry): Entry {
  return entry
}
