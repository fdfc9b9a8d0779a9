import { basename } from 'node:path'
import { readWorkspaces, type TestEnvironment, type Workspace } from './workspaces.ts'

/** A Jest project: the tests of one folder of a workspace. */
export interface JestProject {
  readonly displayName: string
  readonly roots: readonly string[]
  readonly testMatch: readonly string[]
  /** Folders with a project of their own. */
  readonly testPathIgnorePatterns: readonly string[]
  readonly testEnvironment: string
  readonly testRunner: string
  readonly setupFilesAfterEnv: readonly string[]
  readonly fakeTimers: { readonly now?: number }
}

type Surroundings = Pick<
  JestProject,
  'testMatch' | 'testEnvironment' | 'testRunner' | 'setupFilesAfterEnv' | 'fakeTimers'
>

/**
 * Time of the stopped clock in tests without a server. In their time zone the next year has begun, so a UTC date shown
 * as a local date is wrong.
 */
const NOW = Date.parse('2027-12-31T11:47:13.359Z')

const NODE: Surroundings = {
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/tools/build/jest/NodeEnvironment.js',
  testRunner: '<rootDir>/tools/build/jest/runTestFile.js',
  setupFilesAfterEnv: [],
  fakeTimers: {},
}
const PURE: Surroundings = {
  ...NODE,
  testRunner: '<rootDir>/tools/build/jest/runTogether.js',
  fakeTimers: { now: NOW },
}
const BROWSER: Surroundings = {
  ...NODE,
  testEnvironment: '<rootDir>/tools/build/jest/BrowserEnvironment.js',
  setupFilesAfterEnv: ['<rootDir>/tools/build/jest/browserLike.ts'],
  fakeTimers: { now: NOW },
}

/** By suffix of the project's name. Starting jsdom for a test without components costs more than the test. */
const ENVIRONMENTS: Readonly<Record<TestEnvironment, Readonly<Record<string, Surroundings>>>> = {
  node: { '': NODE },
  pure: { '': PURE },
  browser: {
    '': { ...BROWSER, testMatch: ['**/*.test.tsx'] },
    '/pure': { ...PURE, testMatch: ['**/*.test.ts'] },
  },
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
    return Object.entries(ENVIRONMENTS[environment]).map(([suffix, surroundings]) => ({
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
