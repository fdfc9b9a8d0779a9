import type { Environment } from '../schema/environmentSchema.ts'

const LOCAL = /^http:\/\/localhost:(\d+)/

/**
 * Replaces every port of this machine, so that several stacks run side by side.
 *
 * @param portOf the new port for one of the file
 */
export function withPorts(environment: Environment, portOf: (port: number) => number): Environment {
  const { emulators, ...others } = environment
  const moved = (port: number | null) => (port === null ? null : portOf(port))
  return {
    ...replaceTexts(others, (text) =>
      text.replace(LOCAL, (_, port) => `http://localhost:${portOf(Number(port))}`),
    ),
    emulators: emulators && {
      auth: portOf(emulators.auth),
      firestore: portOf(emulators.firestore),
      functions: portOf(emulators.functions),
      hosting: moved(emulators.hosting),
      pubsub: moved(emulators.pubsub),
    },
  }
}

/** A copy of JSON with other texts. */
function replaceTexts<Content>(content: Content, replace: (text: string) => string): Content {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? replace(value) : value,
  )
}
