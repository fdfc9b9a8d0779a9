import { join } from 'node:path'

/**
 * Points packages at the build of theirs that users should get, where their package.json would not, and leaves out
 * one that nothing here runs.
 *
 * @param modules absolute path of the node_modules folder
 */
export function productionAliases(modules: string): Record<string, string | false> {
  const router = join(modules, 'react-router', 'dist', 'production')
  return {
    // react-router 7 ships a production build that nothing points at; without it users get the warnings.
    'react-router$': join(router, 'index.mjs'),
    'react-router/dom$': join(router, 'dom-export.mjs'),
    // Only the text patterns of Firestore's pipelines need it, which the product does not use, and which then count as
    // patterns that do not fit. It would be a third of the database's script.
    re2js$: false,
  }
}
