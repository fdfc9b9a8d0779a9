import type { BrowserContext, Page } from '@playwright/test'

/** Characters of a page's text. The screen is at its start, and dialogs and notifications are at its end. */
const START = 600
const END = 300
/** Milliseconds. A page that hangs may be the reason why a journey failed. */
const TIMEOUT = 10_000

/** The address and what is visible of each page of the contexts, one line for each. */
export async function describePages(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages())
  return (await Promise.all(pages.map(describe))).join('\n')
}

async function describe(page: Page): Promise<string> {
  const content = await page
    .locator('body')
    .ariaSnapshot({ timeout: TIMEOUT })
    .catch(() => 'The page does not respond.')
  return `${page.url()}: ${shorten(namesIn(content).join(' | '))}`
}

/** The lines of a snapshot that name something, without the lists around them. */
const namesIn = (snapshot: string): readonly string[] =>
  snapshot
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => !line.startsWith('/url') && !/^\w+:?$/.test(line))

const shorten = (text: string): string =>
  text.length <= START + END ? text : `${text.slice(0, START)} … ${text.slice(-END)}`
