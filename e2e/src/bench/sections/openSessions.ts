import { type MeasuredSessions, measureSessions } from '../sia/measureSessions.ts'
import { recordAnswer } from '../sia/recordAnswer.ts'
import { storeSessions } from '../sia/storeSessions.ts'
import { asMember, type Bench, type Section } from './Bench.ts'

const EMAIL = 'tools@acme.test'
const UID = 'tools'
const SESSIONS = 500

/** The list of Sia's sessions, from data that the page has. */
export async function openSessions(bench: Bench): Promise<Section<MeasuredSessions>> {
  const { shellUrl, portOffset } = bench.stack
  await storeSessions({
    ...{ firestorePort: 8080 + portOffset, uid: UID, email: EMAIL },
    ...{ count: SESSIONS, studies: 20 },
  })
  return {
    measure: () =>
      asMember(bench, EMAIL, async (_context, page) => {
        await page.addInitScript(recordAnswer, { answers: 'article[aria-label="Sia"]', stream: '/siaChat' })
        await page.goto(`${shellUrl}/sia/${crypto.randomUUID()}`)
        await page.getByRole('link', { name: `Fences along field ${SESSIONS - 1}`, exact: true }).waitFor()
        return measureSessions(page, SESSIONS)
      }),
  }
}
