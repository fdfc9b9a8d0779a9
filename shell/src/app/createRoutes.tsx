import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { ROUTES, type ShellRoute } from '../areas/routes.ts'
import { Guarded } from '../guard/Guarded.tsx'
import { featureSource } from '../lazy/featureSource.ts'
import { LazyArea } from '../lazy/LazyArea.tsx'
import { screenSource } from '../lazy/screenSource.ts'
import { HomePage } from '../screens/home/HomePage.tsx'
import { SidebarLayout } from '../sidebar/SidebarLayout.tsx'
import { RootLayout } from './RootLayout.tsx'
import { SCREENS } from './screens.ts'

/**
 * Converts the route table into the library's routes. Paths are case-sensitive, as they are inside the areas. A
 * trailing slash is ignored.
 * @param emulators whether the page talks to the emulators, which changes what an unknown path shows
 */
export function createRoutes({ emulators }: { readonly emulators: boolean }): RouteObject[] {
  const routes = ROUTES.filter(({ emulatorsOnly }) => emulators || !emulatorsOnly)
  const unknownPath = emulators ? <LazyArea source={INVALID_URL} /> : <Navigate to="/" replace />
  return [
    {
      element: <RootLayout />,
      children: [
        { element: <SidebarLayout />, children: routes.filter(({ sidebar }) => sidebar).map(routeObject) },
        ...routes.filter(({ sidebar }) => !sidebar).map(routeObject),
        { path: '*', element: unknownPath },
      ],
    },
  ]
}

function routeObject(route: ShellRoute): RouteObject {
  return {
    path: `${route.path}${route.below ?? ''}`,
    caseSensitive: true,
    handle: route,
    element: <Guarded guard={route.guard}>{elementOf(route)}</Guarded>,
  }
}

/** Home is part of the first load; everything else is lazy. */
function elementOf({ show, title, path, sidebar }: ShellRoute): ReactNode {
  if (show === 'home') return <HomePage />
  const source =
    typeof show === 'object'
      ? featureSource({ address: show, title, basename: path })
      : screenSource(SCREENS[show], title)
  return <LazyArea key={path} source={source} sidebar={sidebar} />
}

const INVALID_URL = screenSource(SCREENS.invalidUrl, 'This page')
