import { describeContract } from '../testing/describeContract.ts'
import { saveClock } from './saveClock.ts'

const RECORD = 'domains/acme.test/users/standard'
const BERLIN = { timeZone: 'Europe/Berlin', hourCycle: 'h23' } as const

describeContract(({ client, open, read, write }) => {
  test('zone and clock are stored, and the other fields stay', async () => {
    await write(RECORD, { name: 'Stella', timeZone: 'Asia/Tokyo' })
    await saveClock(BERLIN, client())
    expect(await read(RECORD)).toEqual({ name: 'Stella', ...BERLIN })
  })

  test('stores nothing when signed out', async () => {
    await expect(saveClock(BERLIN, await open(null))).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  })
})
