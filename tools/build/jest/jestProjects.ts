import { basename } from 'node:path'
import { SURROUNDINGS, type Surroundings } from './SURROUNDINGS.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

/** A Jest project: the tests of one folder of a workspace. */
export interface JestProject extends Surroundings {
  readonly displayName: string
  readonly roots: readonly string[]
  /** Folders with a project of their own. */
  readonly testPathIgnorePatterns: readonly string[]
}

/**
 * Creates a project for each folder in a workspace's `testEnvironments`. It is named after the workspace, or after the
 * folder if the workspace has several. Files of components, which end in `.tsx`, and others are two projects.
 *
 * @param root absolute path of the repository
 * @throws WorkspaceError
 */
export function jestProjects(root: string): readonly JestProject[] {
  return readWorkspaces(root).flatMap(projectsOf)
}

function projectsOf({ folder, testEnvironments }: Workspace): readonly JestProject[] {
  const entries = Object.entries(testEnvironments)
  return entries.flatMap(([path, environment]) => {
    const within = (each: string) => each !== path && (path === '.' || each.startsWith(`${path}/`))
    const isWhole = entries.length === 1 || path === 'src' || path === '.'
    const name = basename(isWhole ? folder : path)
    return Object.entries(SURROUNDINGS[environment]).map(([suffix, surroundings]) => ({
      displayName: `${name}${suffix}`,
      roots: [path === '.' ? `<rootDir>/${folder}` : `<rootDir>/${folder}/${path}`],
      testPathIgnorePatterns: [
        '/node_modules/',
        ...Object.keys(testEnvironments)
          .filter(within)
          .map((each) => `<rootDir>/${folder}/${each}/`),
      ],
      ...surroundings,
    }))
  })
}
