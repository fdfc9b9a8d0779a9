/**
 * The modules of which a page holds one copy, by the request a feature imports them with. What the shell uses of
 * them itself is on the page already; the rest is fetched when a feature asks.
 */
export const SHARED_MODULES: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  'react-router-dom': () => import('./routerForFeatures.ts'),
  'styled-components': () => import('styled-components'),
  '@tanstack/react-query': () => import('@tanstack/react-query'),
  'single-spa': () => import('single-spa'),
  '@outcome-studio/shared/feature': () => import('@outcome-studio/shared/feature'),
  '@outcome-studio/shared/ui': () => import('@outcome-studio/shared/ui'),
  '@outcome-studio/shared/data': () => import('@outcome-studio/shared/data'),
}
