import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { deleteMemberData } from '../../members/deleteMemberData.ts'
import { rememberTrials } from '../../members/trials/grantedTrials.ts'
import { completeRecord } from './completeRecord.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const LATER = '2027-01-01T00:00:00.000Z'
const PAST = '2026-05-01T00:00:00.000Z'
const CONTACT = 'boss@acme.test'

let cloud: SharedCloud
let app: App
let firestore: Firestore

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  process.env.TRIAL_KEY = 'local'
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'seats')
  firestore = getFirestore(app)
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

const groupOf = (domain: string) => firestore.doc(`groups/domain-${domain}`)

/** Sets a group as an operator does, without touching its seats. */
async function setGroup(domain: string, group: object, settings: object = {}): Promise<void> {
  const terms = { endsAt: LATER, seats: 1, contact: CONTACT, domain, isOpen: true, openTo: domain }
  await groupOf(domain).set({ ...terms, ...group }, { merge: true })
  await firestore.doc(`domains/${domain}`).set(settings)
}
const personOf = (domain: string, uid: string, more: object = {}) => ({
  uid,
  domain,
  email: `${uid}@${domain}`,
  emailVerified: true,
  name: 'Ann',
  subjects: [],
  ...more,
})
const recordOf = (domain: string, uid: string) => firestore.doc(`domains/${domain}/users/${uid}`)
async function signIn(domain: string, uid: string, more: object = {}): Promise<Member> {
  await completeRecord(personOf(domain, uid, more), firestore, NOW)
  return parseMember((await recordOf(domain, uid).get()).data())
}
async function deleteAccount(domain: string, uid: string): Promise<void> {
  const { email } = personOf(domain, uid)
  await rememberTrials({ uid, email, subjects: [] }, [domain], firestore)
  await deleteMemberData(uid, [domain], firestore)
}
async function seatsOf(domain: string) {
  const seats = firestore.collection('groupSeats').where('group', '==', `domain-${domain}`)
  const used: unknown = (await groupOf(domain).get()).get('used')
  return { seats: (await seats.get()).docs.map(({ id }) => id), used }
}

test('of fifty members who sign in at once, ten take the ten seats', async () => {
  await setGroup('many.test', { seats: 10 })
  const uids = Array.from({ length: 50 }, (_, index) => `m${index}`)
  const members = await Promise.all(uids.map((uid) => signIn('many.test', uid)))
  const seated = members.filter(({ trialExpiresAt }) => trialExpiresAt === LATER)
  expect(seated).toHaveLength(10)
  const { seats, used } = await seatsOf('many.test')
  expect(seats.toSorted()).toEqual(seated.map(({ id }) => id).toSorted())
  expect(used).toBe(10)
  for (const member of members.filter(({ trialExpiresAt }) => trialExpiresAt === '')) {
    expect(member).toMatchObject({ groupSeat: 'full', groupContact: CONTACT })
  }
})

test('one member has one seat, whatever the number of tabs', async () => {
  await setGroup('tabs.test', { seats: 3 })
  await Promise.all([1, 2, 3, 4].map(() => signIn('tabs.test', 'tabann')))
  expect(await seatsOf('tabs.test')).toEqual({ seats: ['tabann'], used: 1 })
})

test('a deleted account frees its seat, and takes one again when it returns', async () => {
  await setGroup('return.test', {})
  await signIn('return.test', 'retann')
  expect(await signIn('return.test', 'retbob')).toMatchObject({ groupSeat: 'full', trialExpiresAt: '' })
  await deleteAccount('return.test', 'retann')
  await deleteAccount('return.test', 'retann')
  expect(await seatsOf('return.test')).toEqual({ seats: [], used: 0 })

  const bob = await signIn('return.test', 'retbob')
  expect(bob.trialExpiresAt).toBe(LATER)
  expect(bob).not.toHaveProperty('groupSeat')
  expect(bob).not.toHaveProperty('groupContact')
  expect(await signIn('return.test', 'retann')).toMatchObject({ groupSeat: 'full' })
  await deleteAccount('return.test', 'retbob')
  expect((await signIn('return.test', 'retann')).trialExpiresAt).toBe(LATER)
})

test('a record follows the end of the group, into the past as well, and ends with the group', async () => {
  const end = async () => (await signIn('follow.test', 'folann')).trialExpiresAt
  await setGroup('follow.test', {})
  expect(await end()).toBe(LATER)
  await setGroup('follow.test', { endsAt: '2028-01-01T00:00:00Z' })
  expect(await end()).toBe('2028-01-01T00:00:00.000Z')
  await setGroup('follow.test', { endsAt: PAST })
  expect(await end()).toBe(PAST)

  const log = jest.spyOn(logger, 'warn').mockImplementation(() => {})
  await setGroup('follow.test', { seats: 'ten' })
  expect(await end()).toBe(PAST)
  expect(log).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(log.mock.calls)).not.toContain('follow.test')
  log.mockRestore()

  await groupOf('follow.test').delete()
  expect(await end()).toBe('')
  expect((await seatsOf('follow.test')).seats).toEqual([])
})

test('a member who pays takes no seat, and frees the one of before', async () => {
  await setGroup('pays.test', {})
  await signIn('pays.test', 'payann')
  await recordOf('pays.test', 'payann').update({ accessType: 'STANDARD' })
  expect((await signIn('pays.test', 'payann')).trialExpiresAt).toBe('')
  expect(await seatsOf('pays.test')).toEqual({ seats: [], used: 0 })
})

test('an address that is not confirmed takes no seat', async () => {
  await setGroup('loose.test', {})
  expect((await signIn('loose.test', 'eve', { emailVerified: false })).trialExpiresAt).toBe('')
  expect((await seatsOf('loose.test')).seats).toEqual([])
})

test('a member who changes to another organization frees the seat', async () => {
  await setGroup('first.test', {})
  await signIn('first.test', 'ann')
  await signIn('second.test', 'ann')
  expect(await seatsOf('first.test')).toEqual({ seats: [], used: 0 })
  expect(parseMember((await recordOf('first.test', 'ann').get()).data()).trialExpiresAt).toBe('')
})

test('a seat is not remembered as a trial', async () => {
  const days = { groupTrial: { days: 30 } }
  await setGroup('both.test', {}, days)
  await signIn('both.test', 'botann')
  expect(await signIn('both.test', 'botann')).toMatchObject({ trialExpiresAt: LATER })
  await deleteAccount('both.test', 'botann')
  await groupOf('both.test').delete()
  await firestore.doc('domains/both.test').set(days)
  expect((await signIn('both.test', 'botann')).trialExpiresAt).toBe('2026-07-01T12:00:00.000Z')

  // Nor is a trial forgotten when its member takes a seat.
  await setGroup('both.test', {}, days)
  expect((await signIn('both.test', 'botann')).trialExpiresAt).toBe(LATER)
  await groupOf('both.test').delete()
  await firestore.doc('domains/both.test').set(days)
  await completeRecord(personOf('both.test', 'botann'), firestore, new Date('2026-06-20T12:00:00Z'))
  expect(parseMember((await recordOf('both.test', 'botann').get()).data()).trialExpiresAt).toBe(
    '2026-07-01T12:00:00.000Z',
  )
})
