import type { Area } from '@outcome-studio/shared/domain/areas'
import { type FeatureName, NewFeatureError } from './createFeatureName.ts'
import { EDITS, type NewFeature } from './EDITS.ts'

/** Folder of the template, from the root. */
export const TEMPLATE_FOLDER = 'tools/scripts/new/template'

/** The files of the template, copied with the names of the feature. */
const TEMPLATE = [
  'README.md',
  'src/feature.tsx',
  'src/standalone.tsx',
  'src/ExampleScreen.tsx',
  'src/ExampleScreen.test.tsx',
]

/** Its package.json and tsconfig.json are copied, so that those of a new feature are never out of date. */
const MODEL = 'mfe-studies'

/** The only package that the template's files import. */
const SHARED = '@outcome-studio/shared'

/** Numbers that the shell's own menu entries for other websites have. */
const LAST_POSITION_OF_SITES = 3

/**
 * Returns the content of each file that a new feature creates or changes, by path from the root. Writes nothing.
 *
 * @param read returns the text of a file, by path from the root
 * @throws NewFeatureError when a file has no place for the feature
 */
export function planFeature(
  name: FeatureName,
  lead: string,
  areas: readonly Area[],
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  const { folder } = name
  const feature = describeFeature(name, lead, areas)
  const manifest = createManifest(read(`${MODEL}/package.json`), folder)
  const edited = Object.entries(EDITS).map(([path, edits]): [string, string] => [
    path,
    edits.reduce((text, edit) => inFile(path, () => edit(text, feature)), read(path)),
  ])
  const created = TEMPLATE.map((path): [string, string] => [
    `${folder}/${path.replace('ExampleScreen', name.component)}`,
    rename(read(`${TEMPLATE_FOLDER}/${path}`), name),
  ])
  return new Map([
    ...edited,
    ...created,
    [`${folder}/package.json`, toJson(manifest)],
    [`${folder}/tsconfig.json`, read(`${MODEL}/tsconfig.json`).replaceAll(MODEL, folder)],
    ['package-lock.json', lockWith(read('package-lock.json'), folder, manifest)],
  ])
}

/** Adds what the row of a new area says: the next port and the last positions. */
export const describeFeature = (name: FeatureName, lead: string, areas: readonly Area[]): NewFeature => ({
  ...name,
  lead,
  port: Math.max(...areas.map(({ remote }) => remote.port)) + 1,
  sidebarOrder: nextPosition(areas.map(({ sidebarOrder }) => sidebarOrder)),
  tileOrder: nextPosition(areas.map(({ tile }) => tile?.order)),
})

const nextPosition = (positions: readonly (number | undefined)[]) =>
  Math.max(LAST_POSITION_OF_SITES, ...positions.map((position) => position ?? 0)) + 1

export const rename = (text: string, { folder, path, title, component }: FeatureName) =>
  text
    .replaceAll('mfe-example', folder)
    .replaceAll('/example', path)
    .replaceAll('ExampleScreen', component)
    .replaceAll('Example', title)

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

function createManifest(model: string, folder: string): Manifest {
  const { devDependencies: _, ...manifest } = JSON.parse(model.replaceAll(MODEL, folder))
  return { ...manifest, version: '0.1.0', dependencies: { [SHARED]: manifest.dependencies[SHARED] } }
}

/** The entries that npm would write, in its order. */
function lockWith(lock: string, folder: string, { version, dependencies }: Manifest): string {
  const { packages, ...rest } = JSON.parse(lock)
  const name = `@outcome-studio/${folder}`
  const entries = Object.entries({
    ...packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  })
  const sorted = entries.sort(([a], [b]) => a.localeCompare(b, 'en'))
  return toJson({ ...rest, packages: Object.fromEntries(sorted) })
}

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function inFile<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof NewFeatureError)) throw cause
    throw new NewFeatureError(`${path} has no place for the feature: correct tools/scripts/new/EDITS.ts.`, {
      cause,
    })
  }
}
