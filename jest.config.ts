import { HEAP_LIMIT } from './tools/build/jest/HEAP_LIMIT.ts'
import { jestProjects } from './tools/build/jest/jestProjects.ts'
import { ES_MODULES, SWC_OPTIONS, untransformed } from './tools/build/jest/swcOptions.ts'

const swc = {
  '^.+\\.(t|j)sx?$': ['<rootDir>/tools/build/jest/transformWithSwc.ts', SWC_OPTIONS],
}

const common = {
  rootDir: import.meta.dirname,
  // Projects with one id share their cache of transformed files.
  id: 'outcome-studio',
  // In browsers the build defines it.
  globals: { DEVELOPER_PAGES: true },
  transform: swc,
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tools/build/jest/seededFastCheck.js',
    '^jest-axe$': '<rootDir>/tools/build/jest/violationsAxe.js',
    // Jest requires what is imported, and eld has no entry point for that.
    '^eld/small$': '<rootDir>/node_modules/eld/src/entries/static.small.js',
  },
  transformIgnorePatterns: [untransformed(ES_MODULES)],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.tsbuild/', '<rootDir>/.cache/'],
}

export default {
  projects: jestProjects(import.meta.dirname).map((project) => ({ ...common, ...project })),
  // Ends what hangs. It is no measure of speed: a busy machine takes longer.
  testTimeout: 600_000,
  // Restarts a worker between two test files: what they leave in its memory grows over a run, measured up to 1.3 GB.
  workerIdleMemoryLimit: HEAP_LIMIT,
  // On a busy machine, the system needs longer than Jest's 0.5 seconds to take down a process of 900 MB.
  workerGracefulExitTimeout: 30_000,
  testSequencer: './tools/build/jest/TestSequencer.ts',
}
