/** The part of an event of jest-circus that names a time limit. */
interface TestEvent {
  readonly name: string
  readonly timeout?: number | undefined
}

/**
 * Refuses a time limit of a single test or hook. On a busy machine such a limit ends work in progress. The limit of all
 * tests only ends tests that hang.
 *
 * @param event received by a test environment when a test file declares a test or hook
 * @throws Error
 */
export function refuseLimit({ name, timeout }: TestEvent): void {
  if (timeout === undefined || (name !== 'add_test' && name !== 'add_hook')) return
  throw new Error(
    `A test or hook has a time limit of its own, ${timeout} ms. Remove it; jest.config.ts has one for all.`,
  )
}
