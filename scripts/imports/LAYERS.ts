/** The layers of one package: folders below its source folder, lowest layer first; "." holds the files in the root. */
export type PackageLayers = readonly (readonly string[])[]

/**
 * The order of the folders inside each package, by source folder. A file imports from its own folder and from lower
 * layers, type imports included: never from a higher layer, and never from another folder of its own layer. A listed
 * folder includes its subfolders, unless one of them is listed as well. "*" stands for all folders that are not listed.
 */
export const LAYERS: Readonly<Record<string, PackageLayers>> = {
  'shell/src': [
    ['core', 'errors'],
    ['areas', 'host', 'analytics', 'sessionReplay'],
    ['features', 'focus', 'checklist', 'consent', 'membership'],
    ['frame', 'lazy'],
    ['guard', 'overlays', 'palette', 'sidebar', 'signIn', 'version'],
    ['screens'],
    ['app'],
    ['.', 'testing'],
  ],
  'shared/src/document': [['core'], ['session'], ['drafts', 'removal'], ['study'], ['.', 'testing']],
  'shared/src/domain': [
    ['base', 'errors', 'storage', 'version'],
    ['analytics', 'files', 'member', 'paths'],
    ['account', 'areas', 'consent', 'saving'],
    ['study'],
    ['analysis', 'checker'],
    ['automation', 'judge', 'upgrade'],
    ['callables'],
    ['.'],
  ],
  'shared/src/data': [
    ['errors', 'runtimeConfig'],
    ['session'],
    ['documents'],
    ['connection'],
    ['remoteConfig', 'signIn'],
    ['callables', 'queries'],
    ['account', 'analytics', 'member', 'membership', 'rules', 'studies'],
    ['.'],
    ['testing'],
  ],
  'mfe-outcome-validation/src': [
    ['core'],
    ['admin/draft', 'editor/checking', 'editor/model'],
    ['admin/form', 'admin/tryIt', 'editor/paste'],
    ['admin/screen', 'editor/react'],
    [
      'admin',
      'editor/conflict',
      'editor/drag',
      'editor/export',
      'editor/find',
      'editor/remarks',
      'editor/validation',
      'editor/views',
    ],
    ['editor/rows'],
    ['editor/history', 'editor/map', 'editor/needs'],
    ['editor/screen'],
    ['editor', 'import', 'templates'],
    ['list'],
    ['.'],
    ['testing'],
  ],
  'functions/src': [
    ['database', 'errors', 'judge'],
    ['guards'],
    ['callable'],
    // One folder for each function.
    ['*'],
    ['.'],
  ],
  'local-cloud/src': [
    ['base', 'network', 'test'],
    ['firestore/time', 'pages', 'remote-config'],
    ['firestore/values', 'auth/oidc', 'auth/accounts'],
    ['firestore/paths', 'auth/tokens', 'auth/redirect', 'mail'],
    ['firestore/model', 'auth/operations', 'identity/provider'],
    ['firestore/query', 'firestore/documents', 'auth', 'identity/sessions'],
    ['firestore/rules', 'firestore/store', 'identity/forms'],
    ['firestore/transactions', 'functions-host', 'identity/views'],
    ['firestore/watch', 'identity/confirmation', 'identity/tokens'],
    ['firestore/commit', 'identity/authorize'],
    ['firestore/operations', 'identity/passwords'],
    ['firestore/transport/http'],
    ['firestore/transport', 'identity', 'console'],
    ['firestore', 'config'],
    ['cli'],
    ['.', 'durability', 'test/shop'],
  ],
  'hosting/src': [['files'], ['runtime'], ['.'], ['testing']],
  'seed/src': [['rest'], ['groups', 'people'], ['membership', 'studies'], ['.']],
}
