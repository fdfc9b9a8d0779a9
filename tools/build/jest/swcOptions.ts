/** How tests and what they import are transformed, for @swc/jest. */
export const SWC_OPTIONS = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
} as const

/** Packages published as ES modules alone. firebase-admin/auth needs jose; ai and its providers need some of the others. */
export const ES_MODULES = [
  'jose',
  'marked',
  '@tanstack/react-table',
  '@tanstack/table-core',
  'ai',
  '@ai-sdk/[^/]+',
  '@workflow/serde',
  'eventsource-parser',
  '@vercel/oidc',
  'zod',
  'oxc-parser',
  'oxc-resolver',
  'htmlparser2',
  'entities',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'eld',
  // k-means and what it needs.
  'ml-[^/]+',
  'is-any-array',
] as const

/** Pattern of files that are not transformed: those of all packages except these. */
export const untransformed = (packages: readonly string[]): string =>
  `/node_modules/(?!(?:${packages.join('|')})/)`
