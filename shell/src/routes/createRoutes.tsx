import { Navigate, type RouteObject } from 'react-router-dom'
import { FeatureArea } from '../features/FeatureArea.tsx'
import { RootLayout } from '../layout/RootLayout.tsx'
import { SidebarLayout } from '../layout/SidebarLayout.tsx'
import { DesignSystemPage } from '../screens/designSystem/DesignSystemPage.tsx'
import { DevTokenPage } from '../screens/devToken/DevTokenPage.tsx'
import { InvalidUrlPage } from '../screens/elsewhere/InvalidUrlPage.tsx'
import { LaterPage } from '../screens/elsewhere/LaterPage.tsx'
import { ShellFailurePage } from '../screens/elsewhere/ShellFailurePage.tsx'
import { HomePage } from '../screens/home/HomePage.tsx'
import { LogOutPage } from '../screens/logOut/LogOutPage.tsx'
import { SignInPage } from '../screens/signIn/SignInPage.tsx'
import { SignUpPage } from '../screens/signUp/SignUpPage.tsx'
import { Guarded } from './Guarded.tsx'
import { ROUTES, type ShellRoute } from './routes.ts'

/**
 * Turns the table of routes into the router's.
 * @param emulators whether the page talks to the emulators, which changes what an unknown path shows
 */
export function createRoutes({ emulators }: { readonly emulators: boolean }): RouteObject[] {
  const routes = (sidebar: boolean) => ROUTES.filter((route) => route.sidebar === sidebar).map(routeObject)
  const unknownPath = emulators ? <InvalidUrlPage /> : <Navigate to="/" replace />
  return [
    {
      element: <RootLayout />,
      errorElement: <ShellFailurePage />,
      children: [
        { element: <SidebarLayout />, children: routes(true) },
        ...routes(false),
        { path: '*', element: unknownPath },
      ],
    },
  ]
}

function routeObject(route: ShellRoute): RouteObject {
  return {
    path: route.deep ? `${route.path}/*` : route.path,
    handle: route,
    element: (
      <Guarded guard={route.guard}>
        <Shown route={route} />
      </Guarded>
    ),
  }
}

function Shown({ route: { show, title, path, sidebar } }: { readonly route: ShellRoute }) {
  switch (show) {
    case 'home':
      return <HomePage />
    case 'signIn':
      return <SignInPage />
    case 'signUp':
      return <SignUpPage />
    case 'designSystem':
      return <DesignSystemPage />
    case 'devToken':
      return <DevTokenPage />
    case 'logOut':
      return <LogOutPage />
    case 'later':
      return <LaterPage title={title} sidebar={sidebar} />
    default:
      return <FeatureArea key={path} address={show} area={title} basename={path} />
  }
}
