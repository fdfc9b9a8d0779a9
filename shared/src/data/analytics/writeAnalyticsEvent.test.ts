import { z } from 'zod'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { openTestConnection, signedInAs, TEST_PROJECT } from '../testing/openTestConnection.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'
import { writeAnalyticsEvent } from './writeAnalyticsEvent.ts'

const RECORDS = `v1/projects/${TEST_PROJECT}/databases/(default)/documents/system/monitoring/analytics`
const EVENT = {
  event: 'page_view',
  parameters: { route: '/outcome-validation/*', note: 'My secret study' },
}

let cloud: SharedCloud
beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
afterAll(() => cloud.release())

/** All records, as the server sees them. */
async function stored(): Promise<readonly unknown[]> {
  const response = await fetch(`http://localhost:${cloud.firestorePort}/${RECORDS}`, {
    headers: { Authorization: 'Bearer owner' },
  })
  const list = z.object({ documents: z.array(z.object({ fields: z.unknown() })).optional() })
  return (list.parse(await response.json()).documents ?? []).map(({ fields }) => fields)
}

beforeEach(async () => {
  const consent = { id: 'standard', cookiePreferences: { functionalInsights: true } }
  await writeAsServer(cloud, 'domains/acme.test/users/standard', consent)
})

test('a record contains user, event, time and build, and no text of the member', async () => {
  const stella = await signedInAs(cloud, 'standard@acme.test')
  await writeAnalyticsEvent(EVENT, stella)
  await stella.release()
  expect(await stored()).toEqual([
    {
      event: { stringValue: 'page_view' },
      description: { stringValue: 'A page was opened' },
      event_params: {
        mapValue: {
          fields: {
            route: { stringValue: '/outcome-validation/*' },
            note: { stringValue: '[removed]' },
          },
        },
      },
      build_version: { stringValue: '19.2.0' },
      major_version: { integerValue: '19' },
      minor_version: { integerValue: '2' },
      uid: { stringValue: 'standard' },
      email: { stringValue: 'standard@acme.test' },
      domain: { stringValue: 'acme.test' },
      timestamp: { timestampValue: expect.any(String) },
    },
  ])
})

test('an id that another tab has used is replaced by another one', async () => {
  const numbers = [0.1, 0.1, 0.2]
  const stella = await signedInAs(cloud, 'standard@acme.test')
  const before = (await stored()).length
  const options = { random: () => numbers.shift() ?? 0 }
  await writeAnalyticsEvent(EVENT, stella, options)
  await writeAnalyticsEvent(EVENT, stella, options)
  await stella.release()
  expect(await stored()).toHaveLength(before + 2)
  expect(numbers).toEqual([])
})

test('without consent only the choice is written', async () => {
  const record = 'domains/acme.test/users/standard'
  await writeAsServer(cloud, record, { id: 'standard', cookiePreferences: { functionalInsights: false } })
  const stella = await signedInAs(cloud, 'standard@acme.test')
  const before = (await stored()).length
  await expect(writeAnalyticsEvent(EVENT, stella)).rejects.toMatchObject({ code: 'permission-denied' })
  await writeAnalyticsEvent({ event: 'cookie_consent', parameters: {} }, stella)
  await stella.release()
  expect(await stored()).toHaveLength(before + 1)
})

test('writes nothing when signed out', async () => {
  const before = await stored()
  const stranger = openTestConnection(cloud)
  await expect(writeAnalyticsEvent(EVENT, stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await stranger.release()
  expect(await stored()).toEqual(before)
})
