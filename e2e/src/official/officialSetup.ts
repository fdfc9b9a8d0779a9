import { withPorts } from '../../../tools/environment/src/generate/withPorts.ts'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'

/**
 * Standard ports of what the environment has no port for: a mail server, and parts of Firebase's tools, which would look
 * for free ports otherwise, and find the same ones in two runs.
 */
const OTHER_PORTS = { smtp: 2525, hub: 4378, logging: 4379, eventarc: 4380, tasks: 4381, websocket: 4382 }

/** Where one run of the official emulators is. */
export interface OfficialSetup {
  readonly environment: Environment
  readonly ports: Readonly<typeof OTHER_PORTS>
}

/**
 * Moves an environment for emulators to other ports, so that it runs beside other stacks.
 *
 * @param offset added to every standard port
 */
export function officialSetup(demo: Environment, offset: number): OfficialSetup {
  const { smtp, hub, logging, eventarc, tasks, websocket } = OTHER_PORTS
  return {
    environment: withPorts(demo, (port) => standardPort(demo, port) + offset),
    ports: {
      smtp: smtp + offset,
      hub: hub + offset,
      logging: logging + offset,
      eventarc: eventarc + offset,
      tasks: tasks + offset,
      websocket: websocket + offset,
    },
  }
}

/** Every standard port of the official emulators and of what stands beside them. */
export function officialPorts(demo: Environment): readonly number[] {
  const ports: number[] = []
  withPorts(demo, (port) => {
    ports.push(standardPort(demo, port))
    return port
  })
  return [...new Set([...ports, ...Object.values(OTHER_PORTS)])]
}

/**
 * Hosting moves down by one: one of the sites' ports would be the port of another stack at some offset. The sites stay
 * in the order that the emulator has: the first one, and the others from five above.
 */
function standardPort({ emulators, sites }: Environment, port: number): number {
  const hosting = [
    emulators?.hosting,
    ...Object.values(sites).map(({ origin }) => Number(new URL(origin).port)),
  ]
  return hosting.includes(port) ? port - 1 : port
}
