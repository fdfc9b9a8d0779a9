/** What sources may import of the product. Everything else of it is refused. */
interface AllowedImports {
  /** Entry points, without "@outcome-studio/", as globs. */
  readonly names: readonly string[]
  /** Folders and files, from the root, that may be imported by relative paths. */
  readonly paths?: readonly string[]
}

/** What the sources in a folder may import, besides files in that folder and other libraries. */
export interface PackageImports extends AllowedImports {
  /** Whether Firebase's SDK may be imported. */
  readonly firebase?: true
  /** Whether React, what builds on it, and Node are refused. */
  readonly isPure?: true
  /** Files with other rules, and what they may import besides: null for anything. */
  readonly tests?: { readonly files: RegExp; readonly may: AllowedImports | null }
}

const TEST = /\.(test|spec)\.tsx?$/
const TEST_SUPPORT = /\.(test|spec)\.tsx?$|(^|\/)(test|testing)\//

/** The subjects of the domain. Its testing folder is for tests. */
const SUBJECTS = 'shared/domain/!(testing)'
const DOMAIN = [
  'shared/files',
  'shared/storage',
  'shared/reports',
  'shared/releases',
  SUBJECTS,
  'shared/callables/*',
  'shared/callables/testing/*',
]
const SHARED = [
  ...DOMAIN,
  'shared/document',
  'shared/data',
  'shared/editor',
  'shared/kinds',
  'shared/ui',
  'shared/feature',
  'shared/feature/standalone',
  'shared/feature/testing',
]

const client: PackageImports = {
  names: SHARED,
  tests: {
    files: TEST_SUPPORT,
    may: {
      names: ['shared/data/testing', 'shared/domain/testing', 'shared/files/testing'],
      paths: ['tools/build/src', 'tools/build/jest', 'tools/release/src'],
    },
  },
}

/** Pure rules that one package alone uses. The row of the package counts too. */
const rulesOfPackage: PackageImports = {
  names: ['shared/files', 'shared/storage', SUBJECTS],
  isPure: true,
  tests: { files: /\.test\.ts$|(^|\/)cases\/readCase\.ts$/, may: null },
}

const server: PackageImports = {
  names: DOMAIN,
  paths: ['local-cloud/src', 'local-cloud.config.ts'],
  tests: { files: TEST_SUPPORT, may: null },
}

/**
 * The import directions between packages, by folder of sources; "*" stands for a part of a name. A feature is loaded at
 * run time, so that nothing imports one, and nothing imports the shell, which is the host.
 */
export const PACKAGE_IMPORTS: Readonly<Record<string, PackageImports>> = {
  'shell/src': client,
  'mfe-*/src': client,
  'tools/design-system/src': client,
  'shell/src/domain': rulesOfPackage,
  'mfe-*/src/domain': rulesOfPackage,
  'shared/src/files': {
    names: [],
    isPure: true,
    tests: { files: /\.test\.ts$/, may: null },
  },
  'shared/src/storage': {
    names: [],
    isPure: true,
    tests: { files: /\.test\.ts$|\/testing\//, may: null },
  },
  'shared/src/reports': {
    names: [],
    isPure: true,
    tests: { files: /\.test\.ts$/, may: null },
  },
  'shared/src/releases': {
    names: ['shared/domain/base'],
    isPure: true,
    tests: { files: /\.test\.ts$/, may: null },
  },
  'shared/src/domain': {
    // By its name, because builds of features take that from the shell.
    names: ['shared/files', 'shared/storage', 'shared/domain/errors'],
    isPure: true,
    tests: { files: /\.test\.ts$|\/testing\//, may: null },
  },
  'shared/src/callables': { names: [SUBJECTS], isPure: true },
  'shared/src/document': {
    names: ['shared/storage', SUBJECTS],
    isPure: true,
    tests: { files: /\.test\.ts$/, may: null },
  },
  'shared/src/data': {
    names: DOMAIN,
    paths: ['tools/build/jest'],
    firebase: true,
    tests: { files: TEST, may: null },
  },
  'shared/src/ui': { names: [SUBJECTS] },
  'shared/src/feature': {
    names: ['shared/storage', SUBJECTS],
    paths: ['shared/src/domain', 'shared/src/storage'],
  },
  'shared/src/editor': {
    names: [SUBJECTS, 'shared/document', 'shared/feature', 'shared/ui'],
    tests: { files: TEST_SUPPORT, may: null },
  },
  'shared/src/kinds': {
    names: SHARED.filter((name) => name !== 'shared/kinds'),
    tests: { files: TEST_SUPPORT, may: null },
  },
  'functions/src': {
    names: DOMAIN,
    paths: ['tools/build/jest'],
    tests: { files: /\.test\.ts$|(^|\/)test\//, may: null },
  },
  'functions/src/judge/prompt': rulesOfPackage,
  'functions/src/sia/coach': { ...rulesOfPackage, paths: ['functions/src/judge/prompt'] },
  // It serves any Firebase project, and knows nothing of this product.
  'local-cloud': { names: [], paths: ['tools/build/jest'], firebase: true },
  'tools/environment/src': {
    names: DOMAIN,
    paths: ['shared/src/domain', 'functions/src/serviceAccounts'],
    tests: { files: /\.test\.ts$/, may: null },
  },
  'tools/hosting/src': {
    ...server,
    paths: [...(server.paths ?? []), 'shared/src/domain', 'tools/environment/src'],
  },
  'tools/package/src': { names: [], paths: ['tools/environment/src', 'tools/hosting/src'] },
  'tools/release/src': {
    names: ['shared/releases'],
    paths: [
      'tools/build/src/package',
      'tools/environment/src',
      'tools/hosting/src',
      'tools/package/src',
      // The guard counts views as the dashboard does.
      'functions/src/admin/cloud',
      'functions/src/releases',
    ],
  },
  'tools/seed/src': server,
  'firestore/src': server,
}
