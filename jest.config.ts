import { jestProjects } from './build/jest/jestProjects.ts'

const swc = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
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
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: swc,
  // jose is published as ES modules alone, and firebase-admin/auth needs it.
  transformIgnorePatterns: ['/node_modules/(?!jose/)'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.tsbuild/', '<rootDir>/.cache/'],
}

export default {
  projects: jestProjects(import.meta.dirname).map((project) => ({ ...common, ...project })),
  // Ends what hangs. It is no measure of speed: a busy machine takes longer.
  testTimeout: 300_000,
}
