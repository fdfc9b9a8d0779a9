import { type BrowserContext, expect, type Request } from '@playwright/test'
import { waitForStorage } from './waitForStorage.ts'

/** What deferred work loads first may plan further work. */
const ROUNDS = 2

/**
 * Lets time pass at once on the pages of a context, whose clock has to be installed. Returns when everything that was
 * due has run, with the scripts that it loads, and when the requests that it has sent were reported.
 */
export async function passTime(context: BrowserContext, milliseconds: number): Promise<void> {
  const loading = new Set<Request>()
  const add = (request: Request) => {
    if (request.resourceType() === 'script') loading.add(request)
  }
  const remove = (request: Request) => loading.delete(request)
  context.on('request', add)
  context.on('requestfinished', remove)
  context.on('requestfailed', remove)
  for (let round = 0; round < ROUNDS; round += 1) {
    await waitForStorage(context)
    await context.clock.runFor(milliseconds)
    // Its answer comes after the browser has reported every earlier request of the page.
    const asked = context.pages().map((page) =>
      page.evaluate(() =>
        fetch('/config.json')
          .catch(() => null)
          .then(() => {}),
      ),
    )
    await Promise.all(asked)
    await expect.poll(() => loading.size, { message: 'scripts that load' }).toBe(0)
  }
  context.off('request', add)
  context.off('requestfinished', remove)
  context.off('requestfailed', remove)
}
