import { affectedFolders } from './affectedFolders.ts'

const FOLDERS = ['e2e', 'functions', 'local-cloud', 'mfe-account', 'scripts', 'shared', 'shell']

test.each<[what: string, files: readonly string[], packages: readonly string[], expected: readonly string[]]>(
  [
    ['nothing', [], [], []],
    ['a feature, with the journeys', ['mfe-account/src/x.ts'], ['mfe-account'], ['e2e', 'mfe-account']],
    ['the security rules', ['firestore.rules'], [], FOLDERS],
    [
      'the lock file and a feature',
      ['package-lock.json', 'mfe-account/package.json'],
      ['mfe-account'],
      FOLDERS,
    ],
    ['a new file of a package that lerna does not name', ['shell/src/new.ts'], [], FOLDERS],
    ['documents', ['docs/product.md', 'README.md'], [], ['scripts']],
    [
      'a function, which the data layer is tested with',
      ['functions/src/x.ts'],
      ['functions'],
      ['e2e', 'functions', 'shared'],
    ],
  ],
)('%s', (_what, files, packages, expected) => {
  expect(affectedFolders({ files, packages }, FOLDERS)).toEqual(expected)
})
