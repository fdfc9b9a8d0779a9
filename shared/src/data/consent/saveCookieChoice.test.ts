import type { CookieChoice, Member } from '@outcome-studio/shared/domain'
import { type LocalCloud, startLocalCloud } from '../../../../build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { watchMember } from '../member/watchMember.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { deleteAsServer, writeAsServer } from '../testing/writeAsServer.ts'
import { saveCookieChoice } from './saveCookieChoice.ts'

const RECORD = 'domains/acme.test/users/standard'
const AGREED: CookieChoice = {
  functionalInsights: true,
  version: 1,
  decidedAt: '2026-06-01T12:00:00.000Z',
}

let cloud: LocalCloud
let stella: Connection

beforeAll(async () => {
  cloud = await startLocalCloud()
}, 60_000)
afterAll(() => cloud.release())
beforeEach(async () => {
  stella = await signedInAs(cloud, 'standard@acme.test')
})
afterEach(() => stella.release())

/** Resolves with the preferences once they are as wanted, as another device of the member hears of them. */
async function heardElsewhere(isWanted: (preferences: Member['cookiePreferences']) => boolean) {
  const device = await signedInAs(cloud, 'standard@acme.test')
  const heard = await new Promise<Member['cookiePreferences']>((resolve, reject) => {
    watchMember(
      'standard',
      'acme.test',
      ({ cookiePreferences }) => {
        if (isWanted(cookiePreferences)) resolve(cookiePreferences)
      },
      reject,
      device,
    )
  })
  await device.release()
  return heard
}

test('a first choice is stored, and one made later takes its place', async () => {
  await writeAsServer(cloud, RECORD, { name: 'Stella' })
  await saveCookieChoice(AGREED, stella)
  expect(await heardElsewhere((preferences) => preferences?.functionalInsights === true)).toEqual(AGREED)
  const withdrawn = { ...AGREED, functionalInsights: false, decidedAt: '2026-06-02T12:00:00.000Z' }
  await saveCookieChoice(withdrawn, stella)
  expect(await heardElsewhere((preferences) => preferences?.functionalInsights === false)).toEqual(withdrawn)
})

test('what a newer version keeps beside the choice stays', async () => {
  await writeAsServer(cloud, RECORD, { cookiePreferences: { marketing: 'no' } })
  await saveCookieChoice(AGREED, stella)
  expect(await heardElsewhere((preferences) => preferences?.functionalInsights === true)).toEqual({
    marketing: 'no',
    ...AGREED,
  })
})

test('two choices at once: one of them is stored whole', async () => {
  await writeAsServer(cloud, RECORD, { name: 'Stella' })
  const refused = { ...AGREED, functionalInsights: false, decidedAt: '2026-06-01T12:00:01.000Z' }
  await Promise.all([saveCookieChoice(AGREED, stella), saveCookieChoice(refused, stella)])
  expect([AGREED, refused]).toContainEqual(await heardElsewhere((preferences) => preferences !== null))
})

test('signed out, or without a record, nothing is stored', async () => {
  const stranger = openTestConnection(cloud)
  await expect(saveCookieChoice(AGREED, stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await stranger.release()
  await deleteAsServer(cloud, RECORD)
  await expect(saveCookieChoice(AGREED, stella)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
})
