import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { AREAS } from '@outcome-studio/shared/domain/areas'
import { readWorkspaces } from '../../build/jest/workspaces.ts'
import { packPackages } from '../pack/packPackages.ts'
import { createFeatureName, NewFeatureError } from './createFeatureName.ts'
import { areaRow } from './EDITS.ts'
import { describeFeature } from './planFeature.ts'
import { planOutside, updateProject } from './planOutside.ts'

/** Folder of the product's packages in a project. */
const VENDOR = 'vendor'

interface Outside {
  /** Absolute path of the repository. */
  readonly root: string
  /** In kebab case, for example "team-insights". */
  readonly name: string
  /** One sentence on what a member does there; undefined for "Open Team Insights." */
  readonly lead: string | undefined
  /** The project's folder, from the current one. It is created if it is missing. */
  readonly project: string
}

/**
 * Creates a project for a feature in a repository of its own, with the packages that it needs of the product. In a folder
 * that has the project already, it replaces these packages and the versions in package.json, and nothing else.
 *
 * @returns what to do next, in lines
 * @throws NewFeatureError
 * @throws PackError
 */
export function createOutside({ root, name, lead, project }: Outside): string {
  const folders = readWorkspaces(root).map(({ folder }) => folder)
  const others = AREAS.filter(({ remote }) => remote.name !== `mfe-${name}`)
  const names = createFeatureName(name, others, folders)
  const target = resolve(project)
  if (!relative(root, target).startsWith('..')) {
    throw new NewFeatureError(
      `${target} is inside of this repository. Leave out --outside, or choose another folder.`,
    )
  }
  const manifest = join(target, 'package.json')
  const existing = existsSync(manifest) ? readFileSync(manifest, 'utf8') : null
  if (existing !== null && JSON.parse(existing).name !== names.folder) {
    throw new NewFeatureError(`${manifest} belongs to another package. Choose an empty folder.`)
  }
  writeDeclarations(root)
  const packed = Object.fromEntries(
    Object.entries(packPackages(root, join(target, VENDOR))).map(([each, file]) => [
      each,
      `file:${VENDOR}/${file}`,
    ]),
  )
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  if (existing !== null) {
    writeFileSync(manifest, updateProject(existing, packed, read))
    return `Updated ${target}. Run npm install and npm test there.\n`
  }
  for (const [file, text] of planOutside(names, packed, read)) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
  format(root, target)
  const row = areaRow(describeFeature(names, lead ?? `Open ${names.title}.`, AREAS), true)
  return `Created ${names.folder} in ${target}.

1. There, run: npm install && npm test && npm run build
2. npm run dev runs it alone, and serves a build for a shell. README.md says how.
3. Once, in this repository: add the row to AREAS, and the feature's site to environments/*.json (docs/features.md §1):

${row}`
}

/** The type declarations of the packages. Without changes this takes about a second. */
function writeDeclarations(root: string): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-b', 'shared', 'tools/build', 'tools/build/jest'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function format(root: string, target: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write'], { cwd: target, stdio: 'pipe' })
}
