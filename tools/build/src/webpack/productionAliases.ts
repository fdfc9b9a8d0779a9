import { join } from 'node:path'

/**
 * Resolves packages to their production build where their package.json does not.
 *
 * @param modules absolute path of the node_modules folder
 */
export function productionAliases(modules: string): Record<string, string> {
  const router = join(modules, 'react-router', 'dist', 'production')
  return {
    // react-router 7 ships a production build that its exports do not reference. Without it users get development
    // warnings.
    'react-router$': join(router, 'index.mjs'),
    'react-router/dom$': join(router, 'dom-export.mjs'),
  }
}
