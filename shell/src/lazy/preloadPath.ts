import { routeAt } from '../areas/useCurrentRoute.ts'
import type { FeatureLoader } from '../features/loading/createFeatureLoader.ts'

/**
 * Preloads the feature that a path shows. Does nothing for a screen of the shell itself, or if the browser is set to
 * save data.
 * @param browser the navigator; many browsers do not implement `connection.saveData`
 */
export function preloadPath(path: string, features: Pick<FeatureLoader, 'preload'>, browser: object): void {
  const route = routeAt(path)
  if (!route || typeof route.show === 'string' || savesData(browser)) return
  features.preload(route.show, route.title)
}

function savesData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
