import { Navigate, type RouteObject } from 'react-router-dom'
import { ROUTES, type ShellRoute } from '../areas/routes.ts'
import { Guarded } from '../guard/Guarded.tsx'
import { FeatureArea } from '../lazy/FeatureArea.tsx'
import { LazyScreen } from '../lazy/LazyScreen.tsx'
import { HomePage } from '../screens/home/HomePage.tsx'
import { ShellFailurePage } from '../screens/ShellFailurePage.tsx'
import { SidebarLayout } from '../sidebar/SidebarLayout.tsx'
import { RootLayout } from './RootLayout.tsx'
import { SCREENS } from './screens.ts'

/**
 * Turns the table of routes into the router's. Paths count as they are written, upper and lower case apart, as
 * they do inside of the areas; a slash at the end does not count.
 * @param emulators whether the page talks to the emulators, which changes what an unknown path shows
 */
export function createRoutes({ emulators }: { readonly emulators: boolean }): RouteObject[] {
  const routes = ROUTES.filter(({ emulatorsOnly }) => emulators || !emulatorsOnly)
  const unknownPath = emulators ? <LazyScreen screen={SCREENS.invalidUrl} /> : <Navigate to="/" replace />
  return [
    {
      element: <RootLayout />,
      errorElement: <ShellFailurePage />,
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
    element: (
      <Guarded guard={route.guard}>
        <Shown route={route} />
      </Guarded>
    ),
  }
}

/** Home is part of the first load, a feature comes from its own server, everything else when it is needed. */
function Shown({ route: { show, title, path, sidebar } }: { readonly route: ShellRoute }) {
  if (show === 'home') return <HomePage />
  if (typeof show === 'object') return <FeatureArea key={path} address={show} area={title} basename={path} />
  return <LazyScreen key={path} screen={SCREENS[show]} title={title} sidebar={sidebar} />
}
