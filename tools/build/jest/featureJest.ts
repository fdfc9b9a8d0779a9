import { fileURLToPath } from 'node:url'
import { SURROUNDINGS } from './SURROUNDINGS.ts'
import { ES_MODULES, SWC_OPTIONS, untransformed } from './swcOptions.ts'

/**
 * Jest's configuration of a feature in a repository of its own. Its tests run as those of a feature of the product:
 * `*.test.tsx` in jsdom and `*.test.ts` in Node, with a stopped clock.
 *
 * @param root absolute path of the project
 */
export function featureJest(root: string) {
  const common = {
    rootDir: root,
    roots: ['<rootDir>/src'],
    // In browsers the build defines it.
    globals: { DEVELOPER_PAGES: true },
    transform: { '^.+\\.(t|j)sx?$': [fileURLToPath(import.meta.resolve('@swc/jest')), SWC_OPTIONS] },
    transformIgnorePatterns: [untransformed(['@outcome-studio/[^/]+', ...ES_MODULES])],
  }
  const projects = Object.entries(SURROUNDINGS.browser).map(([suffix, surroundings]) => ({
    ...common,
    ...surroundings,
    displayName: `feature${suffix}`,
  }))
  // Ends what hangs. It is no measure of speed: a busy machine takes longer.
  return { projects, testTimeout: 600_000 }
}
