import type { Firestore } from 'firebase-admin/firestore'
import { openServer, type TestServer } from '../../test/openServer.ts'
import { takeCustomerTicket } from '../state/CustomerState.ts'
import { withCustomerLock } from '../state/withCustomerLock.ts'
import { setRoleClaim } from './setRoleClaim.ts'

let server: TestServer
let firestore: Firestore

beforeAll(async () => {
  server = await openServer()
  firestore = server.firestore
})
afterAll(async () => {
  await server.release()
})

test('every ticket is drawn once, and ids are kept', async () => {
  const drawn = await Promise.all(['a', 'b', 'a'].map((id) => takeCustomerTicket('tickets', [id], firestore)))
  expect(drawn.toSorted()).toEqual([1, 2, 3])
  const { customers } = (await firestore.doc('payments/tickets').get()).data() ?? {}
  expect([...customers].sort()).toEqual(['a', 'b'])
})

test('work of one person runs one after another, and a failure frees the lock', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await firestore.doc('payments/other').get()
    running -= 1
  }
  const options = { firestore, patience: 60_000, wait: async () => undefined }
  const failing = withCustomerLock('busy', options, () => Promise.reject(new Error('down')))
  const others = Array.from({ length: 5 }, () => withCustomerLock('busy', options, work))
  await expect(failing).rejects.toThrow('down')
  await Promise.all(others)
  expect(most).toBe(1)
})

test('the lock of a holder that ended without release expires', async () => {
  const lock = { owner: 'gone', until: 1_000_000 }
  await firestore.doc('payments/crashed').set({ lock, tickets: 7 })
  let time = 990_000
  const options = {
    firestore,
    now: () => time,
    wait: async () => {
      time += 5_000
    },
  }
  await expect(withCustomerLock('crashed', { ...options, patience: 0 }, async () => 1)).rejects.toMatchObject(
    {
      code: 'cen/payment-unavailable',
    },
  )
  expect(
    await withCustomerLock('crashed', { ...options, patience: 60_000 }, async () => time),
  ).toBeGreaterThan(999_999)
  expect((await firestore.doc('payments/crashed').get()).data()).toEqual({ lock: null, tickets: 7 })
})

test('the claim follows a role that changes while it is written, and keeps other claims', async () => {
  const state = firestore.doc('payments/claimed')
  await state.set({ role: 'member' })
  let claims: Record<string, unknown> = { liveEventsAdmin: true }
  let writes = 0
  const auth = {
    getUser: async () => Object.assign(Object.create(null), { customClaims: claims }),
    setCustomUserClaims: async (_uid: string, wanted: object | null) => {
      // Another synchronization writes first, the claim of this one arrives last.
      writes += 1
      if (writes === 1) await state.set({ role: null })
      claims = { ...wanted }
    },
  }
  expect(await setRoleClaim('claimed', { auth, firestore })).toBe(true)
  expect(claims).toEqual({ liveEventsAdmin: true })
})
