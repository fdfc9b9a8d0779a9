import type { BrowserContext, Page, Route } from '@playwright/test'

/** A fault that lasts until `end` is called. */
export interface Fault {
  /** Number of requests that met it so far. */
  readonly count: () => number
  /** Restores the server and resumes delayed requests. */
  readonly end: () => Promise<void>
}

/** Answers requests in place of their server until the fault ends. */
export async function answerRequests(
  context: BrowserContext | Page,
  matches: (url: URL) => boolean,
  answer: (route: Route) => Promise<void>,
): Promise<Fault> {
  const running = new Set<Promise<void>>()
  let count = 0
  const handle = (route: Route) => {
    count += 1
    const answered = answer(route).finally(() => running.delete(answered))
    running.add(answered)
    return answered
  }
  await context.route(matches, handle)
  return {
    count: () => count,
    end: async () => {
      // Unrouting takes the requests from handlers that have not answered them.
      while (running.size > 0) await Promise.allSettled(running)
      await context.unroute(matches, handle)
    },
  }
}
