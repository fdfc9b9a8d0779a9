/**
 * The modules of which a page holds one copy, by the request a feature imports them with. What the shell uses of
 * them itself is on the page already; the rest comes with the loader of features, whose first one asks
 * for nearly all of it.
 */
export const SHARED_MODULES: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import(/* webpackChunkName: 'features' */ 'react'),
  'react/jsx-runtime': () => import(/* webpackChunkName: 'features' */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackChunkName: 'features' */ 'react-dom'),
  'react-dom/client': () => import(/* webpackChunkName: 'features' */ 'react-dom/client'),
  'react-router-dom': () => import(/* webpackChunkName: 'features' */ './routerForFeatures.ts'),
  'styled-components': () => import(/* webpackChunkName: 'features' */ 'styled-components'),
  '@tanstack/react-query': () => import(/* webpackChunkName: 'features' */ '@tanstack/react-query'),
  'single-spa': () => import(/* webpackChunkName: 'features' */ 'single-spa'),
  '@outcome-studio/shared/feature': () =>
    import(/* webpackChunkName: 'features' */ '@outcome-studio/shared/feature'),
  '@outcome-studio/shared/ui': () => import(/* webpackChunkName: 'features' */ '@outcome-studio/shared/ui'),
  '@outcome-studio/shared/data': () =>
    import(/* webpackChunkName: 'features' */ '@outcome-studio/shared/data'),
}
