import { mailLedgerPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { addressOf, type MailCloud, openMailCloud, PRODUCT_PROJECT } from '../../test/events/openMailCloud.ts'
import { until } from '../../test/until.ts'
import { deliverPersonMails } from './deliverPersonMails.ts'
import { ledgerPathOf, type MailPerson } from './MailPerson.ts'
import { prepareMail } from './prepareMail.ts'

const NOW = Date.UTC(2027, 5, 1, 12)
const DAY = 86_400_000
const ann: MailPerson = { uid: 'ann', domain: 'solo.test' }
let at: MailCloud

beforeAll(async () => {
  at = await openMailCloud(PRODUCT_PROJECT)
})
beforeEach(async () => {
  await at.clear()
  // Later than the trigger's clock, so that only the test sends.
  at.clock = Math.max(NOW, Date.now() + DAY)
  await at.firestore.doc(memberPath(ann)).set({ id: 'ann', email: addressOf('ann'), name: 'Ann Lee' })
})
afterAll(() => at.release())

const prepare = (to: MailPerson, about: string, isAborted = false) =>
  at.firestore.runTransaction(async (transaction) => {
    const mail = { kind: 'accountDeleted', about, to, data: { name: 'Ann Lee' } } as const
    const makeDue = await prepareMail(transaction, mail, at.services)
    makeDue()
    if (isAborted) throw new Error('Something else failed.')
  })
const idOf = (person: MailPerson) => ledgerPathOf(person).split('/').at(-1) ?? ''
const deliver = (person: MailPerson) => deliverPersonMails(idOf(person), at.services)

test('a mail goes out once, however often it is prepared and delivered', async () => {
  await prepare(ann, 'ann')
  await prepare(ann, 'ann')
  const outcomes = await Promise.all([deliver(ann), deliver(ann)])
  expect(outcomes.flat()).toEqual(['sent'])
  await prepare(ann, 'ann')
  expect(await deliver(ann)).toEqual([])
  expect(await at.mails()).toMatchObject([
    {
      to: addressOf('ann'),
      subject: 'Your account was deleted',
      text: expect.stringMatching(/^Hello Ann Lee,/),
    },
  ])
})

test('a mail of a transaction that fails does not go out', async () => {
  await expect(prepare(ann, 'ann', true)).rejects.toThrow('Something else failed.')
  expect(await deliver(ann)).toEqual([])
})

test('a member whose record was deleted gets no mail, and nothing is stored for them', async () => {
  await at.firestore.doc(memberPath(ann)).delete()
  await prepare(ann, 'late')
  expect((await at.firestore.doc(ledgerPathOf(ann)).get()).exists).toBe(false)
  expect(await deliver(ann)).toEqual([])
})

test('an address without an account gets mails, and what was stored for them is removed', async () => {
  const guest = { email: 'Guest@elsewhere.test' }
  await prepare(guest, 'invitation')
  expect(await deliver(guest)).toEqual(['sent'])
  expect(await at.mails('Guest@elsewhere.test')).toHaveLength(1)
  const stored = await at.firestore.doc(mailLedgerPath(idOf(guest))).get()
  expect(JSON.stringify([stored.id, stored.data()])).not.toMatch(/elsewhere|Ann/)
})

test('a later mail waits for the earlier one', async () => {
  await at.refuse('temporary')
  await prepare(ann, 'first')
  expect(await deliver(ann)).toEqual(['later'])
  await prepare(ann, 'second')
  expect(await deliver(ann)).toEqual([])
  at.clock += 60_000
  expect(await deliver(ann)).toEqual(['sent', 'sent'])
})

test('a mail that could not be sent for a week is given up', async () => {
  await at.refuse('temporary')
  await prepare(ann, 'first')
  expect(await deliver(ann)).toEqual(['later'])
  at.clock += 7 * DAY
  expect(await deliver(ann)).toEqual([])
  expect(await at.mails()).toEqual([])
})

test('the functions send what is due: at once by the trigger, later by the schedule', async () => {
  const bea = { email: 'bea@elsewhere.test' }
  at.clock = Date.now() - 1_000
  await prepare(bea, 'first')
  await until(async () => (await at.mails(bea.email)).length === 1)
  const cid = { email: 'cid@elsewhere.test' }
  at.clock = Date.now() + DAY
  await prepare(cid, 'first')
  await at.firestore.doc(ledgerPathOf(cid)).update({ mailDueAt: 1, 'mails.accountDeleted-first.until': 1 })
  const url = `http://localhost:${at.cloud.functionsPort}/demo-outcome-studio/us-west3/resendPersonMails`
  await fetch(url, { method: 'POST' })
  await until(async () => (await at.mails(cid.email)).length === 1)
})
