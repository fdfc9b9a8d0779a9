import type { Environment } from '../schema/environmentSchema.ts'
import { siteOf } from '../schema/siteOf.ts'

/**
 * Origins whose pages may call functions. Features run in the shell's page. On a developer's machine, each also runs
 * alone on its own origin. The first one is the shell's.
 */
export function allowedOrigins(environment: Environment): readonly string[] {
  const { origin } = siteOf(environment, 'shell')
  if (environment.emulators === null) return [origin]
  return [...new Set([origin, ...Object.values(environment.sites).map((site) => site.origin)])]
}
