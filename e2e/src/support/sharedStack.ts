/** Keeps the journeys' stack away from a product that is running on the usual ports. */
export const SHARED_STACK_OFFSET = 1000

export const SHELL_URL = `http://localhost:${3000 + SHARED_STACK_OFFSET}`
