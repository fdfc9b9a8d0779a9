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

const project = (displayName, roots, testEnvironment, setup = []) => ({
  displayName,
  rootDir: import.meta.dirname,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testEnvironment,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: swc,
  // jose is published as ES modules alone, and firebase-admin/auth needs it.
  transformIgnorePatterns: ['/node_modules/(?!jose/)'],
  setupFilesAfterEnv: setup,
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.tsbuild/', '<rootDir>/.cache/'],
})

const browser = '<rootDir>/build/jest/BrowserEnvironment.js'
const browserLike = ['<rootDir>/build/jest/browserLike.ts']

export default {
  projects: [
    project('domain', ['shared/src/domain'], 'node'),
    project('data', ['shared/src/data'], 'node'),
    project('ui', ['shared/src/ui'], browser, browserLike),
    project('feature', ['shared/src/feature'], browser, browserLike),
    project('shell', ['shell/src'], browser, browserLike),
    project('mfe-account', ['mfe-account/src'], browser, browserLike),
    project('mfe-live-events', ['mfe-live-events/src'], browser, browserLike),
    project('mfe-outcome-validation', ['mfe-outcome-validation/src'], browser, browserLike),
    project('mfe-sia', ['mfe-sia/src'], browser, browserLike),
    project('mfe-studies', ['mfe-studies/src'], browser, browserLike),
    project('functions', ['functions/src'], 'node'),
    project('local-cloud', ['local-cloud/src'], 'node'),
    project('build', ['build/src'], 'node'),
    project('scripts', ['scripts'], 'node'),
    project('e2e', ['e2e/src/model'], 'node'),
  ],
  testTimeout: 30_000,
  passWithNoTests: true,
}
