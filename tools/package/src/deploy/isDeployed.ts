import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'

/**
 * Whether a deployment contains the site of a package. In an environment with a registry, `npm run release` publishes the
 * features: a deployment would take away versions of them that this machine does not have.
 */
export const isDeployed = ({ registry }: Environment, name: string): boolean =>
  registry === null || name === 'shell'
