import { openEvents, storeEvents } from '../liveEvents/benchEvents.ts'
import { type MeasuredSessions, measureSessions } from '../sia/measureSessions.ts'
import { recordAnswer } from '../sia/recordAnswer.ts'
import { storeSessions } from '../sia/storeSessions.ts'
import { percentile } from '../statistics.ts'
import { SIA } from '../weight/features.ts'
import { type FeatureWeight, measureFeature } from '../weight/measureFeature.ts'
import { type HomeWeight, measureHome } from '../weight/measureHome.ts'
import { asMember, type Bench, type Section } from './Bench.ts'

/** A tools admin, who has the coach. */
const EMAIL = 'tools@acme.test'
const UID = 'tools'
const SESSIONS = 500
const EVENTS = 500
/** How often the list of events is opened in one run. */
const OPENED = 5

/** One run. */
export interface PagesResult {
  readonly home: HomeWeight
  readonly sia: FeatureWeight
  readonly sessions: MeasuredSessions
  /** Milliseconds until the list shows an event. */
  readonly eventsMs: number
}

/** Weight of home and Sia, the list of Sia's sessions and the list of live events. */
export async function openPages(bench: Bench): Promise<Section<PagesResult>> {
  const { shellUrl, portOffset } = bench.stack
  await storeSessions({
    firestorePort: 8080 + portOffset,
    uid: UID,
    email: EMAIL,
    count: SESSIONS,
    studies: 20,
  })
  await storeEvents(portOffset, EVENTS)
  return {
    measure: async () => ({
      home: await asMember(bench, EMAIL, (context) => measureHome(context, shellUrl)),
      sia: await asMember(bench, EMAIL, (context) => measureFeature(context, shellUrl, SIA)),
      sessions: await asMember(bench, EMAIL, async (_context, page) => {
        await page.addInitScript(recordAnswer, { answers: 'article[aria-label="Sia"]', stream: '/siaChat' })
        await page.goto(`${shellUrl}/sia/${crypto.randomUUID()}`)
        await page.getByRole('link', { name: `Fences along field ${SESSIONS - 1}`, exact: true }).waitFor()
        return measureSessions(page, SESSIONS)
      }),
      eventsMs: await asMember(bench, EMAIL, async (_context, page) => {
        await page.goto(`${shellUrl}/`)
        await openEvents(page)
        const opened: number[] = []
        for (let at = 0; at < OPENED; at++) {
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
          await page.getByRole('heading', { name: /^Hello, / }).waitFor()
          opened.push(await openEvents(page))
        }
        return percentile(opened, 0.5)
      }),
    }),
  }
}
