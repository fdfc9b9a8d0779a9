import { OWN_NAMES } from './OWN_NAMES.ts'

type Load = () => Promise<object>

/**
 * The modules that a page loads once, by the request with which features import them. The exports that the shell uses
 * are in the first load. The rest is in the chunk of the feature loader, because the first feature needs nearly all.
 */
const LIBRARIES: Readonly<Record<string, Load>> = {
  react: () => import(/* webpackChunkName: 'features' */ 'react'),
  'react/jsx-runtime': () => import(/* webpackChunkName: 'features' */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackChunkName: 'features' */ 'react-dom'),
  'react-dom/client': () => import(/* webpackChunkName: 'features' */ 'react-dom/client'),
  'react-router-dom': () => import(/* webpackChunkName: 'features' */ './routerForFeatures.ts'),
  'styled-components': () => import(/* webpackChunkName: 'features' */ 'styled-components'),
  '@tanstack/react-query': () => import(/* webpackChunkName: 'features' */ './queriesForFeatures.ts'),
  'zod/mini': () => import(/* webpackChunkName: 'schemas' */ './schemasForFeatures.ts'),
  'single-spa': () => import(/* webpackChunkName: 'features' */ 'single-spa'),
}

/** The modules that a page loads once, by the request with which features import them. */
export const SHARED_MODULES: Readonly<Record<string, Load>> = {
  ...LIBRARIES,
  ...Object.fromEntries(
    Object.entries(OWN_NAMES).flatMap(([share, names]) => [
      // Features of earlier builds take all of a share.
      [share, () => loadAll(names)],
      ...Object.entries(names).map(([name, load]) => [`${share}/${name}`, load] as const),
    ]),
  ),
}

async function loadAll(names: Readonly<Record<string, Load>>): Promise<object> {
  const loaded = Object.entries(names).map(async ([name, load]) => [name, Reflect.get(await load(), name)])
  return Object.fromEntries(await Promise.all(loaded))
}
