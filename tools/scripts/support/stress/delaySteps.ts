import type { Config } from '@testing-library/react'
import type { Random } from './createRandom.ts'

type AsyncWrapper = Config['asyncWrapper']

/** Part of the steps after which a test is late. */
const CHANCE = 0.3
/** Longest time by which a test is late, in milliseconds. */
const LONGEST = 100

/**
 * Lets a component test continue late after some of its steps, as on a busy machine. A step is an action of the user or
 * a wait for a state. A state that ends on its own may then have ended before the test looks at it.
 *
 * @param wrapper runs a step
 * @param wait calls back after a number of milliseconds
 * @returns the wrapper of delayed steps
 */
export function delaySteps(
  wrapper: AsyncWrapper,
  random: Random,
  wait: (run: () => void, milliseconds: number) => void,
): AsyncWrapper {
  return (run) =>
    wrapper(async () => {
      const result = await run()
      if (random() < CHANCE) await new Promise<void>((resolve) => wait(resolve, random() * LONGEST))
      return result
    })
}
