import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import type { EventRegistrant } from '../../../mfe-live-events/src/domain/registrants/EventRegistrant.ts'
import {
  REGISTRANT_ORDERS,
  sortRegistrants,
} from '../../../mfe-live-events/src/domain/registrants/registrantList.ts'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { startCountingProxy } from './countingProxy.ts'
import { openEvents, storeEvents } from './liveEvents/benchEvents.ts'
import { measureKeys } from './measureKeys.ts'
import { measureSync } from './measureSync.ts'
import { percentile, rounded } from './statistics.ts'
import { goalOf } from './table/GOALS.ts'

/**
 * Measures the list of 500 live events: opened again from the page's memory, and key to paint of its search against a
 * bare input in the same browser. Also the JavaScript of the member's list, the admin view and the player, and how long
 * 1,000 registrants take to sort. Then the sync of 500 events with 20,000 registrants against the local Zoom: seconds,
 * requests and the peak of the functions' memory.
 */
const EVENTS = 500
const REGISTRANTS = 1_000
const RUNS = 9
const HOUR = 3_600_000
const GOALS = {
  usableMs: goalOf('500 live events listed'),
  keyRatio: 1.5,
  sortMs: 50,
  featureBytes: 35_000,
  syncPeakMB: 300,
} as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
let zoomOrigin = ''
const zoom = await startCountingProxy(() => zoomOrigin)
// The functions inherit it.
process.env.ZOOM_API_ORIGIN = zoom.origin
const stack = await startStack({ dataDir })
zoomOrigin = `http://localhost:${9400 + stack.portOffset}`
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  await storeEvents(stack.portOffset, EVENTS)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent('<input aria-label="bare">')
  const bare = await measureKeys(page, page.getByLabel('bare'))

  await signIn(page, 'tools@acme.test', stack.shellUrl)
  const feature = watchScripts(page)
  await openEvents(page)
  const featureBytes = await feature.bytes()
  const opened: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: /^Hello, / }).waitFor()
    opened.push(await openEvents(page))
  }
  const search = await measureKeys(page, page.getByRole('searchbox', { name: 'Find an event' }))

  const admin = watchScripts(page)
  await page.goto(`${stack.shellUrl}/live-events-admin`)
  await page.getByRole('table', { name: 'Events' }).waitFor()
  const adminBytes = await admin.bytes()
  const adminSearch = await measureKeys(page, page.getByRole('searchbox', { name: 'Find an event' }))

  const ratio = (p95: number) => rounded(p95 / bare.p95, 2)
  const result = {
    unit: 'ms; bytes, brotli',
    goals: GOALS,
    bare,
    list: {
      events: EVENTS,
      usableMs: rounded(percentile(opened, 0.5)),
      ...search,
      p95Ratio: ratio(search.p95),
    },
    admin: { ...adminSearch, p95Ratio: ratio(adminSearch.p95) },
    scripts: { featureBytes, adminBytes },
    sort: { registrants: REGISTRANTS, ...measureSort() },
    sync: await measureSync(stack.portOffset, zoom),
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
} finally {
  await browser.close()
  await stack.stop()
  zoom.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Adds up the feature's own scripts from now on. */
function watchScripts(page: Page): { readonly bytes: () => Promise<number> } {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\/mfe-live-events\/.*\.js$/.test(response.url())) bodies.push(response.body())
  })
  return {
    bytes: async () => {
      const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length)
      return sizes.reduce((sum, size) => sum + size, 0)
    },
  }
}

function measureSort(): { readonly p50: number; readonly p95: number } {
  const registrants: readonly EventRegistrant[] = Array.from({ length: REGISTRANTS }, (_none, at) => ({
    registrantId: String(at),
    email: `person${(at * 7919) % REGISTRANTS}@acme.test`,
    name: `Person ${(at * 7907) % REGISTRANTS}`,
    status: 'approved',
    registeredAt: new Date(Date.now() - ((at * 6997) % REGISTRANTS) * HOUR).toISOString(),
    minutes: (at * 31) % 90,
  }))
  const times = Array.from({ length: 20 }, () => REGISTRANT_ORDERS).flatMap((orders) =>
    orders.map((order) => {
      const started = performance.now()
      sortRegistrants(registrants, order, false)
      return performance.now() - started
    }),
  )
  return { p50: rounded(percentile(times, 0.5), 2), p95: rounded(percentile(times, 0.95), 2) }
}
