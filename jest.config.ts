import { HEAP_LIMIT } from './tools/build/jest/HEAP_LIMIT.ts'
import { jestProjects } from './tools/build/jest/jestProjects.ts'

const swc = {
  '^.+\\.(t|j)sx?$': [
    '<rootDir>/tools/build/jest/transformWithSwc.ts',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

const common = {
  rootDir: import.meta.dirname,
  // Projects with one id share their cache of transformed files.
  id: 'outcome-studio',
  // In browsers the build defines it.
  globals: { DEVELOPER_PAGES: true },
  transform: swc,
  moduleNameMapper: { '^fast-check$': '<rootDir>/tools/build/jest/seededFastCheck.js' },
  // These are published as ES modules alone. firebase-admin/auth needs jose; ai and its providers need some of the others.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:jose|marked|@tanstack/react-table|@tanstack/table-core|ai|@ai-sdk/[^/]+|@workflow/serde|eventsource-parser|@vercel/oidc|zod|oxc-parser|oxc-resolver|htmlparser2|entities|domhandler|domutils|domelementtype|dom-serializer)/)',
  ],
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
