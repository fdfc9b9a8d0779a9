import type { Environment } from '../schema/environmentSchema.ts'

/**
 * The section `emulators` of firebase.json for the official emulators; null where Firebase itself is used.
 */
export function emulatorPorts({ emulators }: Environment) {
  if (emulators === null) return null
  const ports = Object.entries(emulators).flatMap(([name, port]) =>
    port === null ? [] : [[name, { port }] as const],
  )
  return { ...Object.fromEntries(ports), ui: { enabled: false } }
}
