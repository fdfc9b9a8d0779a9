import { ROUTES } from '../areas/routes.ts'
import type { FeatureLoader } from '../features/loading/createFeatureLoader.ts'

/**
 * Warms up the feature that a route shows. Does nothing for a screen of the shell itself, nor for a person who
 * asked for little traffic.
 * @param browser the navigator; many browsers have no `connection` that could say so
 */
export function preloadPath(path: string, features: Pick<FeatureLoader, 'preload'>, browser: object): void {
  const route = ROUTES.find((candidate) => candidate.path === path)
  if (!route || typeof route.show === 'string' || savesData(browser)) return
  features.preload(route.show, route.title)
}

function savesData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
