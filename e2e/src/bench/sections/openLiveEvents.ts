import { openEvents, storeEvents } from '../liveEvents/benchEvents.ts'
import { percentile } from '../statistics.ts'
import { asMember, type Bench, type Section } from './Bench.ts'

const EMAIL = 'tools@acme.test'
const EVENTS = 500
/** How often the list is opened in one run. */
const OPENED = 5

/** One run: median milliseconds until the list shows an event. */
export interface LiveEventsResult {
  readonly listedMs: number
}

/** The list of live events, opened again from the page's memory. */
export async function openLiveEvents(bench: Bench): Promise<Section<LiveEventsResult>> {
  const { shellUrl, portOffset } = bench.stack
  await storeEvents(portOffset, EVENTS)
  return {
    measure: () =>
      asMember(bench, EMAIL, async (_context, page) => {
        await page.goto(`${shellUrl}/`)
        await openEvents(page)
        const opened: number[] = []
        for (let at = 0; at < OPENED; at++) {
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
          await page.getByRole('heading', { name: /^Hello, / }).waitFor()
          opened.push(await openEvents(page))
        }
        return { listedMs: percentile(opened, 0.5) }
      }),
  }
}
