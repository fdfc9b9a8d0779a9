/**
 * The modules that a page loads once, by the request with which features import them. The exports that the shell uses
 * are in the first load. The rest is in the chunk of the feature loader, because the first feature needs nearly all.
 */
export const SHARED_MODULES: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import(/* webpackChunkName: 'features' */ 'react'),
  'react/jsx-runtime': () => import(/* webpackChunkName: 'features' */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackChunkName: 'features' */ 'react-dom'),
  'react-dom/client': () => import(/* webpackChunkName: 'features' */ 'react-dom/client'),
  'react-router-dom': () => import(/* webpackChunkName: 'features' */ './routerForFeatures.ts'),
  'styled-components': () => import(/* webpackChunkName: 'features' */ 'styled-components'),
  '@tanstack/react-query': () => import(/* webpackChunkName: 'features' */ './queriesForFeatures.ts'),
  'zod/mini': () => import(/* webpackChunkName: 'features' */ './schemasForFeatures.ts'),
  'single-spa': () => import(/* webpackChunkName: 'features' */ 'single-spa'),
  '@outcome-studio/shared/feature': () =>
    import(/* webpackChunkName: 'features' */ '@outcome-studio/shared/feature'),
  '@outcome-studio/shared/ui': () => import(/* webpackChunkName: 'features' */ '@outcome-studio/shared/ui'),
  '@outcome-studio/shared/data': () =>
    import(/* webpackChunkName: 'features' */ '@outcome-studio/shared/data'),
}
