import { posix } from 'node:path'
import { featureHeaders, MANIFEST } from '../../../environment/src/headers/siteHeaders.ts'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { registryHeaders } from './registryHeaders.ts'

/** The header cache-control of a file in a store. */
export function cachingOf(environment: Environment, path: string): string {
  const [site = '', folder] = path.split('/')
  if (site === 'registry') return registryHeaders(environment)['cache-control'] ?? ''
  const { versioned, manifest, rest } = featureHeaders(environment, site)
  const isVersioned = folder === site
  const kind = isVersioned ? (posix.basename(path) === MANIFEST ? manifest : versioned) : rest
  return kind['cache-control'] ?? ''
}
