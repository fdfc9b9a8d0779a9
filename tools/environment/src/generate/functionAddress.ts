import type { Environment } from '../schema/environmentSchema.ts'

/**
 * Address of a function that is called by HTTP.
 *
 * @param name name under which it is deployed
 */
export function functionAddress(environment: Environment, name: string): string {
  return `${functionsOrigin(environment)}${functionsPath(environment)}/${name}`
}

/** Origin of all functions. */
export function functionsOrigin({ emulators, firebase, regions }: Environment): string {
  if (emulators !== null) return `http://localhost:${emulators.functions}`
  return `https://${regions.functions}-${firebase.project}.cloudfunctions.net`
}

const functionsPath = ({ emulators, firebase, regions }: Environment): string =>
  emulators === null ? '' : `/${firebase.project}/${regions.functions}`
