import { JUDGE_PROMPTS_PER_DAY } from '@outcome-studio/shared/domain'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../build/jest/localCloud.ts'
import { openJudgeUsage } from './judgeUsage.ts'

const { member, total } = JUDGE_PROMPTS_PER_DAY
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
  await firestore.doc('system/judgeUsage').delete()
  await firestore.recursiveDelete(firestore.collection('usage'))
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

const usageOf = (uid: string) => openJudgeUsage(uid, firestore, () => now)

test('a member has a number of prompts for each day in UTC', async () => {
  const ada = usageOf('ada')
  expect(await ada.reserve(member - 1)).toBeNull()
  // Refused prompts are not counted.
  expect(await ada.reserve(2)).toBe('member')
  expect(await ada.reserve(1)).toBeNull()
  expect(await ada.reserve(1)).toBe('member')
  expect(await usageOf('bob').reserve(1)).toBeNull()
  now = MIDNIGHT
  expect(await ada.reserve(member)).toBeNull()
})

test('all members together have a number of prompts', async () => {
  await firestore.doc('system/judgeUsage').set({ day: '2026-06-01', prompts: total - 1 })
  expect(await usageOf('ada').reserve(2)).toBe('total')
  expect(await usageOf('ada').reserve(1)).toBeNull()
  expect(await usageOf('bob').reserve(1)).toBe('total')
  now = MIDNIGHT
  expect(await usageOf('bob').reserve(1)).toBeNull()
})

test('of concurrent calls only those that fit are admitted', async () => {
  const calls = Array.from({ length: 3 }, () => usageOf('ada').reserve(Math.ceil(member / 2)))
  const answers = await Promise.all(calls)
  expect(answers.filter((answer) => answer === null)).toHaveLength(2)
  expect(answers.filter((answer) => answer === 'member')).toHaveLength(1)
})
