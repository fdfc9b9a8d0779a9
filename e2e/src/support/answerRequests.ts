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
  let isOver = false
  const handle = (route: Route) => {
    if (isOver) return route.fallback()
    count += 1
    const answered = answer(route).finally(() => running.delete(answered))
    running.add(answered)
    return answered
  }
  await context.route(matches, handle)
  return {
    count: () => count,
    // The route stays: without its last route, Chromium aborts a request that is about to be sent.
    end: async () => {
      isOver = true
      await Promise.allSettled(running)
    },
  }
}
