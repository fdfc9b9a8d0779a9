import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../support/chromium.ts'
import type { Stack } from '../../support/Stack.ts'
import { hasSession, restoreSignIn } from '../../support/signIn.ts'
import type { Progress } from '../weight/createProgress.ts'

/** What the benchmarks of the table share. */
export interface Bench {
  readonly stack: Stack
  readonly browser: Browser
  /** Of the browser, for Lighthouse. */
  readonly debuggingPort: number
  /** Absolute path of a folder that is deleted afterwards. */
  readonly folder: string
  readonly progress: Progress
}

/** A benchmark that is run several times, one run after a run of each other. */
export interface Section<Result> {
  measure(): Promise<Result>
  release?(): Promise<void>
}

export type OpenSection<Result> = (bench: Bench) => Promise<Section<Result>>

/** Milliseconds. On a busy machine a large study takes longer than Playwright waits by default. */
const LONGEST_WAIT = 120_000

/** Flags of the shared browser. */
export const flagsOf = (debuggingPort: number): string[] => [
  ...CHROMIUM_FLAGS,
  `--remote-debugging-port=${debuggingPort}`,
]

/** Works in a browser context of its own, which is closed afterwards. */
export async function inContext<Result>(
  { browser }: Bench,
  work: (context: BrowserContext, page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(LONGEST_WAIT)
  try {
    return await work(context, await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * Works as a signed-in member in a browser context of its own. The first sign-in opens the whole page, so it has a
 * context of its own: what that page was loading would be in the cache of the one that is measured.
 */
export async function asMember<Result>(
  bench: Bench,
  email: string,
  work: (context: BrowserContext, page: Page) => Promise<Result>,
  origin = bench.stack.shellUrl,
): Promise<Result> {
  if (!hasSession(email, origin)) {
    await inContext(bench, (_context, page) => restoreSignIn(page, email, origin))
  }
  return inContext(bench, async (context, page) => {
    await restoreSignIn(page, email, origin)
    return work(context, page)
  })
}
