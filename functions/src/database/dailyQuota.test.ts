import { memberSiaUsagePath, TOTAL_SIA_USAGE_PATH } from '@outcome-studio/shared/domain/paths'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { openDailyQuota } from './dailyQuota.ts'

const PER_DAY = { member: 100, total: 300 }
const { member, total } = PER_DAY
const MIDNIGHT = Date.parse('2026-06-02T00:00:00Z')

let cloud: SharedCloud
let app: App
let firestore: Firestore
let now = MIDNIGHT - 1

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'server')
  firestore = getFirestore(app)
})
beforeEach(async () => {
  now = MIDNIGHT - 1
  await firestore.doc('system/siaUsage').delete()
  await firestore.recursiveDelete(firestore.collection('usage'))
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

const quotaOf = (uid: string) =>
  openDailyQuota(
    {
      member: memberSiaUsagePath(uid),
      total: TOTAL_SIA_USAGE_PATH,
      perDay: PER_DAY,
    },
    firestore,
    () => now,
  )

test('a member has a quota for each day in UTC', async () => {
  const ada = quotaOf('ada')
  expect(await ada.reserve(member - 1)).toBeNull()
  // What is refused is not counted.
  expect(await ada.reserve(2)).toBe('member')
  expect(await ada.reserve(1)).toBeNull()
  expect(await ada.reserve(1)).toBe('member')
  expect(await quotaOf('bob').reserve(1)).toBeNull()
  now = MIDNIGHT
  expect(await ada.reserve(member)).toBeNull()
})

test('all members together have a quota', async () => {
  await firestore.doc('system/siaUsage').set({ day: '2026-06-01', used: total - 1 })
  expect(await quotaOf('ada').reserve(2)).toBe('total')
  expect(await quotaOf('ada').reserve(1)).toBeNull()
  expect(await quotaOf('bob').reserve(1)).toBe('total')
  now = MIDNIGHT
  expect(await quotaOf('bob').reserve(1)).toBeNull()
})

test('of concurrent calls only those that fit are admitted', async () => {
  const calls = Array.from({ length: 3 }, () => quotaOf('ada').reserve(Math.ceil(member / 2)))
  const answers = await Promise.all(calls)
  expect(answers.filter((answer) => answer === null)).toHaveLength(2)
  expect(answers.filter((answer) => answer === 'member')).toHaveLength(1)
})

test('the budget is what both quotas leave, until midnight', async () => {
  const ada = quotaOf('ada')
  expect(await ada.budget()).toEqual({ left: member, resetsAt: '2026-06-02T00:00:00.000Z' })
  await ada.reserve(30)
  expect(await ada.budget()).toMatchObject({ left: member - 30 })
  await firestore.doc('system/siaUsage').set({ day: '2026-06-01', used: total - 2 })
  expect(await ada.budget()).toMatchObject({ left: 2 })
  await firestore.doc('system/siaUsage').set({ day: '2026-06-01', used: total + 2 })
  expect(await ada.budget()).toMatchObject({ left: 0 })
  now = MIDNIGHT
  expect(await ada.budget()).toEqual({ left: member, resetsAt: '2026-06-03T00:00:00.000Z' })
})
