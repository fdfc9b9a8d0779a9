import { type BrowserContext, expect } from '@playwright/test'
import { waitForStorage } from './waitForStorage.ts'

/** Milliseconds that pass at once. Longer than most waits of a page, and shorter than the life of a token. */
const STEP = 10_000

/**
 * Lets time pass on the pages of a context, whose clock has to be installed, until a condition holds. For waits of the
 * page that would take as many seconds of the journey.
 */
export async function skipUntil(
  context: BrowserContext,
  isMet: () => boolean | Promise<boolean>,
  message: string,
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await isMet()) return true
        await waitForStorage(context)
        await context.clock.fastForward(STEP)
        return isMet()
      },
      { message },
    )
    .toBe(true)
}
