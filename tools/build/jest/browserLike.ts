import '@testing-library/jest-dom'
import 'jest-axe/extend-expect'
import { configure, getConfig } from '@testing-library/react'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'
import { WAIT_LIMIT } from './limitWaits.ts'
import { withoutOwnerStacks } from './withoutOwnerStacks.ts'

withoutOwnerStacks()

const { asyncWrapper } = getConfig()

configure({
  asyncUtilTimeout: WAIT_LIMIT,
  // On a busy machine React renders in several slices. A test continues after the last one, not between two of them.
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run()
      await reactToBeIdle()
      return result
    }),
})

/** Resolves once React has nothing left to render, and no effect to run. */
const reactToBeIdle = () =>
  new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()))
