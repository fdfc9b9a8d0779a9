import { stackPorts } from '../../../local-cloud/src/hosting/ports.ts'

/** Keeps the journeys' stack away from a product that is running on the usual ports. */
export const SHARED_STACK_OFFSET = 1000

export const PORTS = stackPorts(SHARED_STACK_OFFSET)

export const SHELL_URL = `http://localhost:${PORTS.shell}`
