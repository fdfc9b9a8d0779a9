import { join } from 'node:path'

/**
 * Points packages at the build of theirs that users should get, where their package.json would not.
 *
 * @param modules absolute path of the node_modules folder
 */
export function productionAliases(modules: string): Record<string, string> {
  const router = join(modules, 'react-router', 'dist', 'production')
  return {
    // react-router 7 ships a production build that nothing points at; without it users get the warnings.
    'react-router$': join(router, 'index.mjs'),
    'react-router/dom$': join(router, 'dom-export.mjs'),
  }
}
