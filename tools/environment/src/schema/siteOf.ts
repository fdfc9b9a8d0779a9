import type { Environment } from './environmentSchema.ts'

/**
 * The site of a package.
 *
 * @throws Error for a package that the environment does not have; a checked one has all
 */
export function siteOf({ sites }: Environment, name: string): Environment['sites'][string] {
  const site = sites[name]
  if (site === undefined) throw new Error(`The environment has no site for ${name}.`)
  return site
}
