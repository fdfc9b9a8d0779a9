import { stackPorts } from '../../../hosting/src/ports.ts'

/** Offset of the journeys' stack, set by playwright.config.ts. Benchmarks start stacks of their own. */
export const SHARED_STACK_OFFSET = Number(process.env.STACK_PORT_OFFSET ?? 0)

export const PORTS = stackPorts(SHARED_STACK_OFFSET)

export const SHELL_URL = `http://localhost:${PORTS.shell}`
