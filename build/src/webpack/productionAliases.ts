import { join } from 'node:path'

/**
 * react-router 7 ships a production build that its package.json never points at; without this its development
 * warnings are part of every page.
 *
 * @see https://github.com/remix-run/react-router/blob/react-router%407.18.5/packages/react-router/package.json
 */
export function productionAliases(modules: string): Record<string, string> {
  const production = join(modules, 'react-router', 'dist', 'production')
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  }
}
