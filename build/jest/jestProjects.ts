import { basename } from 'node:path'
import { readWorkspaces, type TestEnvironment, type Workspace } from './workspaces.ts'

/** A Jest project: the tests of one folder of a workspace. */
export interface JestProject {
  readonly displayName: string
  readonly roots: readonly string[]
  readonly testEnvironment: string
  readonly setupFilesAfterEnv: readonly string[]
}

const ENVIRONMENTS: Readonly<
  Record<TestEnvironment, Pick<JestProject, 'testEnvironment' | 'setupFilesAfterEnv'>>
> = {
  node: { testEnvironment: '<rootDir>/build/jest/NodeEnvironment.js', setupFilesAfterEnv: [] },
  browser: {
    testEnvironment: '<rootDir>/build/jest/BrowserEnvironment.js',
    setupFilesAfterEnv: ['<rootDir>/build/jest/browserLike.ts'],
  },
}

/**
 * Creates a project for each folder in a workspace's `testEnvironments`. It is named after the workspace, or after the
 * folder if the workspace has several.
 *
 * @param root absolute path of the repository
 * @throws WorkspaceError
 */
export function jestProjects(root: string): readonly JestProject[] {
  return readWorkspaces(root).flatMap(projectsOf)
}

function projectsOf({ folder, testEnvironments }: Workspace): readonly JestProject[] {
  const entries = Object.entries(testEnvironments)
  return entries.map(([path, environment]) => ({
    displayName: entries.length === 1 ? folder : basename(path),
    roots: [path === '.' ? `<rootDir>/${folder}` : `<rootDir>/${folder}/${path}`],
    ...ENVIRONMENTS[environment],
  }))
}
