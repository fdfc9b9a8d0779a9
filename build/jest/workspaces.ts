import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where a package's tests run: in Node, or in jsdom with what every browser has. */
export type TestEnvironment = 'node' | 'browser'

/** One package of the repository. */
export interface Workspace {
  /** Path below the root, for example "mfe-account". */
  readonly folder: string
  /** Folders with tests, relative to the package, and where they run: the field `testEnvironments` of package.json. */
  readonly testEnvironments: Readonly<Record<string, TestEnvironment>>
}

/** A package.json at the root or in a workspace does not say what is needed. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError'
}

/**
 * The packages that the root's package.json lists, sorted by folder.
 *
 * @param root absolute path of the repository
 * @throws WorkspaceError when a package does not say where its tests run
 */
export function readWorkspaces(root: string): readonly Workspace[] {
  const { workspaces } = readJson(join(root, 'package.json'))
  if (!Array.isArray(workspaces)) throw new WorkspaceError(`${root}/package.json lists no workspaces.`)
  return globSync(workspaces.map(String), { cwd: root })
    .map((folder) => folder.split(sep).join('/'))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => ({ folder, testEnvironments: readEnvironments(root, folder) }))
}

function readEnvironments(root: string, folder: string): Readonly<Record<string, TestEnvironment>> {
  const { testEnvironments } = readJson(join(root, folder, 'package.json'))
  const entries = typeof testEnvironments === 'object' ? Object.entries(testEnvironments ?? {}) : []
  if (entries.length === 0) {
    throw new WorkspaceError(
      `${folder}/package.json does not say where its tests run: add "testEnvironments": { "src": "node" }.`,
    )
  }
  return Object.fromEntries(
    entries.map(([path, environment]) => {
      if (environment === 'node' || environment === 'browser') return [path, environment]
      throw new WorkspaceError(`${folder}/package.json: "${environment}" is no test environment.`)
    }),
  )
}

function readJson(file: string): Record<string, unknown> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new WorkspaceError(`${file} holds no object.`)
  return Object.fromEntries(Object.entries(content))
}
