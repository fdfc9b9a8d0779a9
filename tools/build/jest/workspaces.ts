import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Environment of a package's tests. node: Node. pure: Node, with modules shared by files of pure code. browser: jsdom
 * with the usual browser APIs.
 */
export type TestEnvironment = 'node' | 'pure' | 'browser'

/** One package of the repository. */
export interface Workspace {
  /** Path below the root, for example "mfe-account". */
  readonly folder: string
  /**
   * The field `testEnvironments` of package.json: folders with tests, relative to the package, and their environment.
   */
  readonly testEnvironments: Readonly<Record<string, TestEnvironment>>
}

/** A package.json of the root or a workspace lacks a required field. */
export class WorkspaceError extends Error {
  override readonly name = 'WorkspaceError'
}

/**
 * Lists the packages of the root's package.json, sorted by folder.
 *
 * @param root absolute path of the repository
 * @throws WorkspaceError when a package lacks `testEnvironments`
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
      if (environment === 'node' || environment === 'pure' || environment === 'browser')
        return [path, environment]
      throw new WorkspaceError(`${folder}/package.json: "${environment}" is no test environment.`)
    }),
  )
}

function readJson(file: string): Record<string, unknown> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new WorkspaceError(`${file} holds no object.`)
  return Object.fromEntries(Object.entries(content))
}
