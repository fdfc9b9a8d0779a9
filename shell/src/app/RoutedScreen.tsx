import { useMemo } from 'react'
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { CurrentRouteContext } from '../areas/CurrentRouteContext.ts'
import { ROUTES } from '../areas/routes.ts'
import { ShellFailurePage } from '../screens/ShellFailurePage.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The screen of the current location. If it throws, the next location is a new attempt. */
export function RoutedScreen({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation()
  const { pathname } = location
  const route = useMemo(() => {
    const handles = matchRoutes(routes, { pathname })?.map((match) => match.route.handle) ?? []
    return ROUTES.find((each) => handles.includes(each))
  }, [routes, pathname])
  const screen = useRoutes(routes)
  return (
    <CurrentRouteContext value={route}>
      <ScreenBoundary location={location} failed={(error) => <ShellFailurePage error={error} />}>
        {screen}
      </ScreenBoundary>
    </CurrentRouteContext>
  )
}
