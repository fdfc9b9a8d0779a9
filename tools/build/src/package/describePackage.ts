import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildablePackage } from './BuildablePackage.ts'
import { BuildError } from './BuildError.ts'
import { packageName, packageVersion } from './packageVersion.ts'

/** A separate entry point, so that members never download the admin view. */
const POSSIBLE_ENTRIES = { './feature': './src/feature.tsx', './admin': './src/admin.tsx' }

const FEATURE = /^mfe-[a-z]+(-[a-z]+)*$/

/**
 * Describes one package for its build.
 *
 * @param workspace absolute path of the workspace root
 * @param id folder of the package below it: "shell" or "mfe-…"
 * @throws BuildError when the package or its entry point is missing
 */
export function describePackage(workspace: string, id: string): BuildablePackage {
  if (id !== 'shell' && !FEATURE.test(id)) {
    throw new BuildError(`"${id}" cannot be built: give "shell" or the folder of a feature ("mfe-…").`)
  }
  const folder = join(workspace, id)
  if (!existsSync(join(folder, 'package.json'))) throw new BuildError(`There is no package in ${folder}.`)
  return describe(workspace, folder, id)
}

/**
 * Describes a feature in a repository of its own for its build.
 *
 * @param root absolute path of the repository, which is the feature's package
 * @throws BuildError when it has no package.json, no name of a feature in it or no entry point
 */
export function describeProject(root: string): BuildablePackage {
  const id = packageName(root)
  if (!FEATURE.test(id)) {
    throw new BuildError(`"${id}" is no name of a feature: give package.json a name like "mfe-surveys".`)
  }
  return describe(root, root, id)
}

function describe(workspace: string, folder: string, id: string): BuildablePackage {
  const kind = id === 'shell' ? 'shell' : 'feature'
  const entries = Object.entries(POSSIBLE_ENTRIES).filter(([, source]) => existsSync(join(folder, source)))
  const exposes = kind === 'shell' ? {} : Object.fromEntries(entries)
  if (kind === 'feature' && !('./feature' in exposes)) {
    throw new BuildError(`${id} has no src/feature.tsx: that file is what the shell loads.`)
  }
  const name = id.replaceAll('-', '_')
  return { id, kind, name, workspace, folder, packageVersion: packageVersion(folder), exposes }
}
