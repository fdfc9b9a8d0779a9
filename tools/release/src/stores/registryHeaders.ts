import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { siteOf } from '../../../environment/src/schema/siteOf.ts'

/** Headers of all files of the registry: the shell reads it anew for each page. */
export const registryHeaders = (environment: Environment): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': siteOf(environment, 'shell').origin,
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
})
