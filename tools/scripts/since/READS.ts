/**
 * Files that code reads or starts at run time, as globs from the root. No import shows them. A row replaces the paths
 * that a file names as text.
 */
export const READS: Readonly<Record<string, readonly string[]>> = {
  // The cloud of the tests. The functions that a test calls are found by their names.
  'tools/build/jest/localCloud.ts': [
    'local-cloud/src/**',
    'local-cloud.config.ts',
    'tools/seed/src/**',
    'firestore/firestore.rules',
    'firestore/firestore.indexes.json',
    'firebase.json',
    'functions/src/index.ts',
  ],
  'mfe-outcome-validation/src/domain/import/cases/caseFixes.test.ts': [
    'mfe-outcome-validation/src/domain/import/cases/**',
  ],
  'tools/build/src/buildByLerna.test.ts': ['nx.json', 'lerna.json'],
  'tools/build/src/buildPackage.test.ts': ['tools/build/src/**'],
  'tools/build/src/developerPages.test.ts': ['tools/build/src/**', '{shell,mfe-*,shared}/src/**'],
  'tools/build/src/standalone/watchStandalone.test.ts': ['tools/build/src/**'],
  'tools/build/src/outside/startDevelopment.test.ts': ['tools/build/src/**'],
  'tools/build/src/webpack/StableIdsPlugin.test.ts': ['tools/build/src/**'],
  'tools/build/src/webpack/compileHints.test.ts': ['tools/build/src/**'],
  'tools/build/src/webpack/pinnedWebpack.test.ts': ['tools/build/package.json'],
  'e2e/src/support/Stack.ts': ['tools/scripts/start.ts', 'tools/scripts/support/**'],
  // The rules, their tests, and the evaluator that the official one is compared with.
  'tools/official/src/main.ts': [
    'firestore/firestore.rules',
    'firestore/src/**',
    'local-cloud/src/firestore/rules/**',
    'tools/official/**',
  ],
  // What is packaged, and the pages that other journeys than the main one show.
  'e2e/src/official/main.ts': [
    'functions/src/**/!(*.test).ts',
    'functions/package.json',
    'firestore/firestore.rules',
    'firestore/firestore.indexes.json',
    '{mfe-account,mfe-live-events}/src/**/!(*.test).{ts,tsx}',
    'e2e/src/official/package.json',
  ],
  'functions/src/admin/main.test.ts': ['functions/src/admin/**'],
  'functions/src/log/logTriggers.test.ts': ['functions/src/**/*.ts'],
  'functions/src/index.test.ts': ['docs/security.md', 'functions/src/index.ts'],
  'functions/src/sia/languageModel/replay.test.ts': ['functions/src/test/modelServer/recordings/*.json'],
  'functions/src/serviceAccounts/SERVICE_ACCOUNTS.test.ts': ['functions/src/**'],
  'tools/environment/src/readEnvironment.ts': ['environments/*.json'],
  'tools/environment/src/readSecrets.ts': ['functions/src/**'],
  'tools/hosting/src/localCloudConfig.test.ts': [
    'local-cloud.config.ts',
    'local-cloud/src/pages/**',
    'shared/src/ui/tokens/**',
  ],
  'tools/build/src/functions/bundleFunctions.test.ts': [
    'tools/build/src/**',
    'functions/src/**',
    'functions/package.json',
    'shared/src/**',
    'package-lock.json',
  ],
  'tools/hosting/src/redeploy.test.ts': ['tools/build/src/**', 'tools/hosting/src/**'],
  'local-cloud/src/cli/packedPackage.test.ts': ['local-cloud/**'],
  'firestore/src/memberFields.test.ts': ['docs/product.md', 'firestore/firestore.rules'],
  'tools/scripts/authSpecs/knownFailures.test.ts': [
    'local-cloud/README.md',
    'tools/scripts/authSpecs/knownFailures.json',
  ],
  'tools/scripts/new/createOutside.test.ts': [
    'shared/**',
    'tools/{build,release,environment,hosting,package}/**',
    'environments/*.json',
    'tools/scripts/new/**',
    '{package,biome,tsconfig.base}.json',
  ],
  'tools/scripts/imports/findForbiddenImports.test.ts': [
    '{*,tools/*}/src/**/*.{ts,tsx}',
    'local-cloud/**/*.ts',
  ],
  'tools/scripts/imports/findLayerBreaks.test.ts': [
    '{*,tools/*}/src/**/*.{ts,tsx}',
    'tools/scripts/**/*.ts',
    '{*,tools/*}/package.json',
  ],
  'tools/scripts/imports/findSingleUses.test.ts': ['**/*.{ts,tsx}'],
  'tools/scripts/imports/lintedImports.test.ts': ['biome.json'],
  'tools/scripts/new/createFeature.test.ts': [
    'tools/scripts/new/template/**',
    'mfe-studies/*.json',
    'shared/package.json',
    'package-lock.json',
    'biome.json',
  ],
  'tools/scripts/run.test.ts': ['tools/scripts/run.mjs', 'tools/scripts/support/**', 'package-lock.json'],
  'tools/scripts/since/JOURNEYS.test.ts': ['{*,tools/*}/src/**'],
  'tools/scripts/since/READS.test.ts': ['**/*.test.{ts,tsx}'],
  'tools/scripts/standalone.test.ts': [
    'tools/build/src/**',
    'tools/scripts/**',
    'shared/src/feature/standalone/**',
  ],
  'tools/scripts/support/brokenReferences.test.ts': ['**/*'],
  'tools/scripts/support/findSlowPatterns.test.ts': ['{*,tools/*}/src/**/*.{ts,tsx}'],
  'tools/scripts/workspaces.test.ts': ['**/*.test.{ts,tsx}', '**/package.json', '**/tsconfig.json'],
  'shell/src/domain/STORED_KEYS.test.ts': ['{*,tools/*}/src/**/*.{ts,tsx}'],
}
