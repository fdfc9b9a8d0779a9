/** The part of an event of jest-circus that names a time limit. */
interface TestEvent {
  readonly name: string
  readonly timeout?: number | undefined
}

/**
 * Refuses a time limit of a single test or hook. On a busy machine such a limit ends work that goes on; the limit of all
 * tests only ends what hangs.
 *
 * @param event what a test environment receives when a test file declares a test or hook
 * @throws Error
 */
export function refuseLimit({ name, timeout }: TestEvent): void {
  if (timeout === undefined || (name !== 'add_test' && name !== 'add_hook')) return
  throw new Error(
    `A test or hook has a time limit of its own, ${timeout} ms. Remove it; jest.config.ts has one for all.`,
  )
}
