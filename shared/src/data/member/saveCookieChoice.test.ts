import type { CookieChoice } from '@outcome-studio/shared/domain/consent'
import { describeContract } from '../testing/describeContract.ts'
import { saveCookieChoice } from './saveCookieChoice.ts'

const RECORD = 'domains/acme.test/users/standard'
const AGREED: CookieChoice = {
  functionalInsights: true,
  version: 1,
  decidedAt: '2026-06-01T12:00:00.000Z',
}

describeContract(({ client, open, read, write }) => {
  const preferences = async () => (await read(RECORD))?.cookiePreferences

  test('a first choice is stored, and a later one replaces it', async () => {
    await write(RECORD, { name: 'Stella' })
    await saveCookieChoice(AGREED, client())
    expect(await preferences()).toEqual(AGREED)
    const withdrawn = { ...AGREED, functionalInsights: false, decidedAt: '2026-06-02T12:00:00.000Z' }
    await saveCookieChoice(withdrawn, client())
    expect(await preferences()).toEqual(withdrawn)
  })

  test('unknown keys next to the choice are preserved', async () => {
    await write(RECORD, { cookiePreferences: { marketing: 'no' } })
    await saveCookieChoice(AGREED, client())
    expect(await preferences()).toEqual({
      marketing: 'no',
      ...AGREED,
    })
  })

  test('of two concurrent choices one is stored completely', async () => {
    await write(RECORD, { name: 'Stella' })
    const refused = { ...AGREED, functionalInsights: false, decidedAt: '2026-06-01T12:00:01.000Z' }
    await Promise.all([saveCookieChoice(AGREED, client()), saveCookieChoice(refused, client())])
    expect([AGREED, refused]).toContainEqual(await preferences())
  })

  test('stores nothing when signed out or without a record', async () => {
    const stranger = await open(null)
    await expect(saveCookieChoice(AGREED, stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
    await write(RECORD, null)
    await expect(saveCookieChoice(AGREED, client())).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })
})
