/**
 * Files that code reads or starts at run time, as globs from the root. No import shows them. A row replaces the paths
 * that a file names as text.
 */
export const READS: Readonly<Record<string, readonly string[]>> = {
  // The cloud of the tests. The functions that a test calls are found by their names.
  'build/jest/localCloud.ts': [
    'local-cloud/src/**',
    'local-cloud.config.ts',
    'seed/src/**',
    'firestore.rules',
    'firestore.indexes.json',
    'firebase.json',
    'functions/src/index.ts',
  ],
  'build/src/buildByLerna.test.ts': ['nx.json', 'lerna.json'],
  'build/src/buildPackage.test.ts': ['build/src/**'],
  'build/src/developerPages.test.ts': ['build/src/**', 'shell/src/**'],
  'build/src/standalone/watchStandalone.test.ts': ['build/src/**'],
  'build/src/webpack/pinnedWebpack.test.ts': ['build/package.json'],
  'e2e/src/support/Stack.ts': ['scripts/start.ts', 'scripts/support/**'],
  'functions/src/admin/main.test.ts': ['functions/src/admin/**'],
  'functions/src/index.test.ts': ['docs/security.md', 'functions/src/index.ts'],
  'hosting/src/localCloudConfig.test.ts': [
    'local-cloud.config.ts',
    'local-cloud/src/pages/**',
    'shared/src/ui/tokens/**',
  ],
  'hosting/src/redeploy.test.ts': ['build/src/**', 'hosting/src/**'],
  'local-cloud/src/cli/packedPackage.test.ts': ['local-cloud/**'],
  'rules/src/memberFields.test.ts': ['docs/product.md', 'firestore.rules'],
  'scripts/imports/findForbiddenImports.test.ts': ['*/src/**/*.{ts,tsx}', 'local-cloud/**/*.ts'],
  'scripts/imports/findLayerBreaks.test.ts': ['*/src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*/package.json'],
  'scripts/imports/findSingleUses.test.ts': ['**/*.{ts,tsx}'],
  'scripts/imports/lintedImports.test.ts': ['biome.json'],
  'scripts/run.test.ts': ['scripts/run.mjs', 'scripts/support/**', 'package-lock.json'],
  'scripts/since/JOURNEYS.test.ts': ['*/src/**'],
  'scripts/since/READS.test.ts': ['**/*.test.{ts,tsx}'],
  'scripts/standalone.test.ts': ['build/src/**', 'scripts/**', 'shared/src/feature/standalone/**'],
  'scripts/support/brokenReferences.test.ts': ['**/*'],
  'scripts/support/findSlowPatterns.test.ts': ['*/src/**/*.{ts,tsx}'],
  'scripts/workspaces.test.ts': ['**/*.test.{ts,tsx}', '**/package.json', '**/tsconfig.json'],
  'shared/src/domain/storage/storedKeys.test.ts': ['*/src/**/*.{ts,tsx}'],
}
