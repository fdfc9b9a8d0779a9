import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { chromium, type Page } from '@playwright/test'
import { openSeedDatabase } from '../../../tools/seed/src/rest/SeedDatabase.ts'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { usageAtRest } from './cost/usageAtRest.ts'

/**
 * Counts the documents that a tools admin's pages read with 500 live events, half of them past: to find one in the
 * command palette, to open the list, to find one in the palette above it, to open the managers' list, and a page of older
 * events there.
 */
const EVENTS = 500
const HOUR = 3_600_000

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] })
try {
  await storeEvents()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signIn(page, 'tools@acme.test', stack.shellUrl)
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()

  const palette = await readsOf(() => findInPalette(page))
  await page.keyboard.press('Escape')
  const list = await readsOf(async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live Events' }).click()
    await page
      .getByRole('link', { name: /^Bench / })
      .first()
      .waitFor()
  })
  const paletteAboveList = await readsOf(() => findInPalette(page))
  const managersList = await readsOf(async () => {
    await page.goto(`${stack.shellUrl}/live-events-admin`)
    await page
      .getByRole('row', { name: /^Bench / })
      .first()
      .waitFor()
  })
  const olderEvents = await readsOf(() => page.getByRole('button', { name: 'Show older events' }).click())
  const reads = { palette, list, paletteAboveList, managersList, olderEvents }
  process.stdout.write(`${JSON.stringify({ unit: 'documents', events: EVENTS, reads })}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function findInPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('Bench')
  await page
    .getByRole('option', { name: /^Bench / })
    .first()
    .waitFor()
}

async function readsOf(work: () => Promise<void>): Promise<number> {
  const before = await usageAtRest(stack.portOffset)
  await work()
  return (await usageAtRest(stack.portOffset)).members.reads - before.members.reads
}

async function storeEvents(): Promise<void> {
  const database = openSeedDatabase({
    firestoreHost: `localhost:${8080 + stack.portOffset}`,
    projectId: 'demo-outcome-studio',
  })
  const documents = Array.from({ length: EVENTS }, (_none, at) => {
    const start = Date.now() + (at - EVENTS / 2) * HOUR
    const startTime = new Date(start).toISOString()
    const endTime = new Date(start + HOUR).toISOString()
    return {
      path: syncedEventPath(`bench-${at}`),
      data: { topic: `Bench ${at}`, startTime, endTime, duration: 60, status: 'published' },
    }
  })
  for (let from = 0; from < EVENTS; from += 250) await database.write(documents.slice(from, from + 250))
}
