import type { BrowserContext } from '@playwright/test'

/** Scripts of the shell that a browser has requested and not received. */
export interface HeldScripts {
  /** Lets these and all later ones through. */
  release(): void
}

/** Holds back the scripts of the shell, as on a slow network. */
export async function holdScripts(context: BrowserContext): Promise<HeldScripts> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(/\/shell\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}
