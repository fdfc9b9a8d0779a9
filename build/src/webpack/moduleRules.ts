import { join } from 'node:path'
import type { RuleSetRule } from 'webpack'

/** "federated" is a part of a page that others share; "alone" is a page of its own, which learns of edits. */
export type Purpose = 'federated' | 'alone'

/** How each kind of file becomes a module. */
export function moduleRules(workspace: string, purpose: Purpose): RuleSetRule[] {
  const isAlone = purpose === 'alone'
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // Federated never with the development runtime: it is a module of its own, which nobody shares.
          transform: { react: { runtime: 'automatic', development: isAlone, refresh: isAlone } },
        },
      },
    },
    // No module of shared does anything by being imported, so what is not used of a door need not be in a bundle.
    { include: join(workspace, 'shared', 'src'), sideEffects: false },
    {
      // Firestore needs it only for the text patterns of its pipelines, which the product does not use, and which then
      // count as patterns that do not fit. It would be a third of the database's script.
      include: join(workspace, 'node_modules', '@firebase', 'firestore'),
      resolve: { alias: { re2js$: false } },
    },
    {
      // Offline the database's SDK would ask another company's site whether there is a network: ours asks our own.
      test: /webchannel_blob_es2018\.js$/,
      loader: 'string-replace-loader',
      options: {
        search: '"//www.google.com/images/cleardot.gif"',
        replace: '("//"+location.host+"/network-probe.gif")',
        strict: true,
      },
    },
    { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  ]
}
