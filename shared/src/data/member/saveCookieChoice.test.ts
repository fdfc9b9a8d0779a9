import type { CookieChoice, Member } from '@outcome-studio/shared/domain'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import { deleteAsServer, writeAsServer } from '../testing/writeAsServer.ts'
import { saveCookieChoice } from './saveCookieChoice.ts'
import { watchMember } from './watchMember.ts'

const RECORD = 'domains/acme.test/users/standard'
const AGREED: CookieChoice = {
  functionalInsights: true,
  version: 1,
  decidedAt: '2026-06-01T12:00:00.000Z',
}

const at = stellaFixture()

/** Resolves with the preferences once they are as wanted, as another device of the member hears of them. */
async function heardElsewhere(isWanted: (preferences: Member['cookiePreferences']) => boolean) {
  const device = await signedInAs(at.cloud, 'standard@acme.test')
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
  await writeAsServer(at.cloud, RECORD, { name: 'Stella' })
  await saveCookieChoice(AGREED, at.stella)
  expect(await heardElsewhere((preferences) => preferences?.functionalInsights === true)).toEqual(AGREED)
  const withdrawn = { ...AGREED, functionalInsights: false, decidedAt: '2026-06-02T12:00:00.000Z' }
  await saveCookieChoice(withdrawn, at.stella)
  expect(await heardElsewhere((preferences) => preferences?.functionalInsights === false)).toEqual(withdrawn)
})

test('what a newer version keeps beside the choice stays', async () => {
  await writeAsServer(at.cloud, RECORD, { cookiePreferences: { marketing: 'no' } })
  await saveCookieChoice(AGREED, at.stella)
  expect(await heardElsewhere((preferences) => preferences?.functionalInsights === true)).toEqual({
    marketing: 'no',
    ...AGREED,
  })
})

test('two choices at once: one of them is stored whole', async () => {
  await writeAsServer(at.cloud, RECORD, { name: 'Stella' })
  const refused = { ...AGREED, functionalInsights: false, decidedAt: '2026-06-01T12:00:01.000Z' }
  await Promise.all([saveCookieChoice(AGREED, at.stella), saveCookieChoice(refused, at.stella)])
  expect([AGREED, refused]).toContainEqual(await heardElsewhere((preferences) => preferences !== null))
})

test('signed out, or without a record, nothing is stored', async () => {
  const stranger = openTestConnection(at.cloud)
  await expect(saveCookieChoice(AGREED, stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await stranger.release()
  await deleteAsServer(at.cloud, RECORD)
  await expect(saveCookieChoice(AGREED, at.stella)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
})
