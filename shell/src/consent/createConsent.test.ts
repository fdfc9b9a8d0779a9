import type { CookieChoice, Member } from '@outcome-studio/shared/domain'
import { createReadable, type ToastOptions } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { createConsent } from './createConsent.ts'

const ASKED = testMember({ id: 'ada', cookiePreferences: null })
const AGREED = testMember({ id: 'ada', cookiePreferences: { functionalInsights: true } })
const REJECTED = testMember({ id: 'ada', cookiePreferences: { functionalInsights: false } })

/** A consent on a record and a database made for tests. */
function setUp(member: Member | null) {
  const record = createReadable<Member | null>(member)
  const saves: { choice: CookieChoice; succeed: () => void; fail: (error: Error) => void }[] = []
  const events: unknown[] = []
  const reports: unknown[] = []
  const toasts: { message: string; options: ToastOptions | undefined }[] = []
  const opened: string[] = []
  const consent = createConsent({
    services: {
      member: record,
      toast: (message, options) => toasts.push({ message, options }),
      report: (error) => reports.push(error),
      openModal: (modal) => opened.push(modal),
      logEvent: (event, parameters) => events.push([event, parameters]),
    },
    save: (choice) => new Promise((succeed, fail) => saves.push({ choice, succeed, fail })),
    now: () => new Date('2026-06-01T12:00:00Z'),
  })
  const nextSave = async (index: number) => {
    // The saves follow one another in microtasks.
    for (let turn = 0; turn < 10 && saves[index] === undefined; turn += 1) await Promise.resolve()
    const save = saves[index]
    if (save === undefined) throw new Error(`There is no save ${index}.`)
    return save
  }
  return { consent, record, saves, nextSave, events, reports, toasts, opened }
}

test.each([
  ['nobody known', null, { insightsOf: null, isOpen: false }],
  ['somebody never asked', ASKED, { insightsOf: null, isOpen: true }],
  ['somebody who agreed', AGREED, { insightsOf: 'ada', isOpen: false }],
  ['somebody who rejected', REJECTED, { insightsOf: null, isOpen: false }],
])('%s', (_what, member, expected) => {
  const { consent } = setUp(member)
  expect({ insightsOf: consent.insightsOf.get(), isOpen: consent.isOpen.get() }).toEqual(expected)
})

test.each([
  ['Accept all', true, 'accept_all', 'ada'],
  ['Reject all', false, 'reject_all', null],
] as const)('%s counts at once, is stored with its time, and logged once stored', async (...row) => {
  const [, insights, operation, insightsOf] = row
  const { consent, nextSave, events } = setUp(ASKED)
  const decided = consent.decide(insights, operation)
  expect(consent.insightsOf.get()).toBe(insightsOf)
  expect(consent.isOpen.get()).toBe(false)
  const save = await nextSave(0)
  expect(save.choice).toEqual({
    functionalInsights: insights,
    version: 1,
    decidedAt: '2026-06-01T12:00:00.000Z',
  })
  expect(events).toEqual([])
  save.succeed()
  await decided
  expect(events).toEqual([['cookie_consent', { operation, functional_insights: insights, version: 1 }]])
})

test('a choice that was stored does not flicker while the record still says the old one', async () => {
  const { consent, record, nextSave } = setUp(AGREED)
  const heard: (string | null)[] = []
  consent.insightsOf.subscribe(() => heard.push(consent.insightsOf.get()))
  const decided = consent.decide(false, 'reject_all')
  ;(await nextSave(0)).succeed()
  await decided
  record.set({ ...AGREED, name: 'Ada L.' })
  record.set(REJECTED)
  expect(heard).toEqual([null])
})

test('a choice that cannot be stored is said so, and nothing optional runs until one is', async () => {
  const { consent, record, nextSave, reports, toasts, opened, events } = setUp(ASKED)
  const decided = consent.decide(true, 'accept_all')
  expect(consent.insightsOf.get()).toBe('ada')
  ;(await nextSave(0)).fail(new Error('offline'))
  await decided
  expect(consent.insightsOf.get()).toBeNull()
  expect(events).toEqual([])
  expect(reports).toHaveLength(1)
  expect(toasts[0]?.message).toBe('Your cookie choice could not be saved. Nothing optional runs until it is.')
  toasts[0]?.options?.action?.onAction()
  expect(opened).toEqual(['cookiePreferences'])
  record.set(AGREED)
  expect(consent.insightsOf.get()).toBe('ada')
})

test('a withdrawal that cannot be stored stays withdrawn on this page', async () => {
  const { consent, record, nextSave } = setUp(AGREED)
  const decided = consent.decide(false, 'reject_all')
  ;(await nextSave(0)).fail(new Error('offline'))
  await decided
  record.set({ ...AGREED, name: 'Ada L.' })
  expect(consent.insightsOf.get()).toBeNull()
})

test('of two choices at once the later counts, and is the last that is stored', async () => {
  const { consent, saves, nextSave, toasts } = setUp(ASKED)
  const first = consent.decide(true, 'accept_all')
  const second = consent.decide(false, 'reject_all')
  expect(consent.insightsOf.get()).toBeNull()
  const save = await nextSave(0)
  expect(saves).toHaveLength(1)
  save.fail(new Error('slow'))
  ;(await nextSave(1)).succeed()
  await Promise.all([first, second])
  expect(saves.map(({ choice }) => choice.functionalInsights)).toEqual([true, false])
  expect(toasts).toEqual([])
})

test('a choice made elsewhere takes effect here', () => {
  const { consent, record } = setUp(AGREED)
  record.set(REJECTED)
  expect(consent.insightsOf.get()).toBeNull()
  record.set(AGREED)
  expect(consent.insightsOf.get()).toBe('ada')
})

test('signing out ends it, and the next person is asked for themselves', () => {
  const { consent, record } = setUp(ASKED)
  void consent.decide(true, 'accept_all')
  record.set(null)
  expect(consent.insightsOf.get()).toBeNull()
  record.set(testMember({ id: 'bob', cookiePreferences: null }))
  expect(consent.insightsOf.get()).toBeNull()
  expect(consent.isOpen.get()).toBe(true)
})

test('whoever closes the question without an answer is not asked again on this page', () => {
  const { consent, record, saves } = setUp(ASKED)
  consent.postpone()
  expect(consent.isOpen.get()).toBe(false)
  expect(consent.insightsOf.get()).toBeNull()
  expect(saves).toEqual([])
  record.set({ ...ASKED, name: 'Ada L.' })
  expect(consent.isOpen.get()).toBe(false)
})
