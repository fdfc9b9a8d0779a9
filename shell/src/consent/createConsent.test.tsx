import type { CookieChoice } from '@outcome-studio/shared/domain/consent'
import type { Member } from '@outcome-studio/shared/domain/member'
import { createReadable, type ToastOptions } from '@outcome-studio/shared/feature'
import { blockedStorage, testMember } from '@outcome-studio/shared/feature/testing'
import type { WebStorage } from '@outcome-studio/shared/storage'
import { createConsent } from './createConsent.ts'
import { createStoredRejections } from './createStoredRejections.ts'

const ASKED = testMember({ id: 'ada', cookiePreferences: null })
const AGREED = testMember({ id: 'ada', cookiePreferences: { functionalInsights: true } })
const REJECTED = testMember({ id: 'ada', cookiePreferences: { functionalInsights: false } })

beforeEach(() => localStorage.clear())

/** A consent on a record and a database made for tests; the browser's storage is that of all pages of a test. */
function setUp(member: Member | null, storage: WebStorage = window) {
  const record = createReadable<Member | null>(member)
  const saves: { choice: CookieChoice; succeed: () => void; fail: (error: Error) => void }[] = []
  const events: unknown[] = []
  const reports: unknown[] = []
  const toasts: { message: string; options: ToastOptions | undefined }[] = []
  const opened: string[] = []
  const page = new EventTarget()
  const consent = createConsent({
    services: {
      member: record,
      toast: (message, options) => toasts.push({ message, options }),
      report: (error) => reports.push(error),
      openModal: (modal) => opened.push(modal),
      logEvent: (event, parameters) => events.push([event, parameters]),
    },
    save: (choice) => new Promise((succeed, fail) => saves.push({ choice, succeed, fail })),
    rejections: createStoredRejections(storage, page),
    page,
    now: () => new Date('2026-06-01T12:00:00Z'),
  })
  const nextSave = async (index: number) => {
    // The saves follow one another in microtasks.
    for (let turn = 0; turn < 10 && saves[index] === undefined; turn += 1) await Promise.resolve()
    const save = saves[index]
    if (save === undefined) throw new Error(`There is no save ${index}.`)
    return save
  }
  const comeOnline = () => page.dispatchEvent(new Event('online'))
  const hearOtherTab = (key: string | null) => page.dispatchEvent(new StorageEvent('storage', { key }))
  return {
    consent,
    record,
    saves,
    nextSave,
    events,
    reports,
    toasts,
    opened,
    comeOnline,
    hearOtherTab,
  }
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

describe('a rejection that could not be stored', () => {
  const KEY = 'outcome-studio:rejection:ada'
  const CHOICE = { functionalInsights: false, version: 1, decidedAt: '2026-06-01T12:00:00.000Z' }
  const agreedAt = (decidedAt: string): Member => {
    const cookiePreferences = { functionalInsights: true, version: 1, decidedAt }
    return testMember({ id: 'ada', cookiePreferences })
  }

  /** A page that was closed before its member's rejection was stored. */
  async function leaveUnstored(member: Member) {
    const { consent, nextSave, toasts } = setUp(member)
    const decided = consent.decide(false, 'reject_all')
    ;(await nextSave(0)).fail(new Error('offline'))
    await decided
    return toasts
  }

  test('is said to hold on this device', async () => {
    const toasts = await leaveUnstored(AGREED)
    expect(toasts).toEqual([
      {
        message: 'Your cookie choice holds on this device. It is saved as soon as we can be reached.',
        options: undefined,
      },
    ])
  })

  test('holds on the next page from the first moment, without a question, and is stored there', async () => {
    await leaveUnstored(AGREED)
    const { consent, record, nextSave, events, toasts } = setUp(null)
    const heard: (string | null)[] = []
    consent.insightsOf.subscribe(() => heard.push(consent.insightsOf.get()))
    record.set(AGREED)
    expect(consent.isOpen.get()).toBe(false)
    const save = await nextSave(0)
    expect(save.choice).toEqual(CHOICE)
    save.succeed()
    record.set(REJECTED)
    await Promise.resolve()
    await Promise.resolve()
    expect(heard).toEqual([])
    expect(events).toEqual([
      ['cookie_consent', { operation: 'reject_all', functional_insights: false, version: 1 }],
    ])
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(toasts).toEqual([])
  })

  test('is kept while the next page cannot store it either, and stored once there is a network', async () => {
    await leaveUnstored(AGREED)
    const { consent, saves, nextSave, comeOnline, reports, toasts } = setUp(AGREED)
    ;(await nextSave(0)).fail(new Error('offline'))
    comeOnline()
    ;(await nextSave(1)).succeed()
    comeOnline()
    await Promise.resolve()
    expect(saves.map(({ choice }) => choice)).toEqual([CHOICE, CHOICE])
    expect(consent.insightsOf.get()).toBeNull()
    expect([reports.length, toasts.length]).toEqual([1, 0])
  })

  test('holds when the page is closed before it is known whether it was stored', () => {
    void setUp(AGREED).consent.decide(false, 'save')
    expect(setUp(AGREED).consent.insightsOf.get()).toBeNull()
  })

  test('is overtaken by a later choice made elsewhere, not by an earlier one heard of late', async () => {
    const before = agreedAt('2026-05-01T00:00:00.000Z')
    await leaveUnstored(before)
    const { consent, record } = setUp(before)
    record.set(agreedAt('2026-06-01T11:59:59.000Z'))
    expect(consent.insightsOf.get()).toBeNull()
    record.set(agreedAt('2026-06-01T12:00:01.000Z'))
    expect(consent.insightsOf.get()).toBe('ada')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('holds over the choice it replaced, whatever the clocks say', async () => {
    const ahead = agreedAt('2031-01-01T00:00:00.000Z')
    await leaveUnstored(ahead)
    expect(setUp(ahead).consent.insightsOf.get()).toBeNull()
  })

  test('outlives an Accept that could not be stored, and goes with one that was', async () => {
    await leaveUnstored(REJECTED)
    const offline = setUp(REJECTED)
    ;(await offline.nextSave(0)).fail(new Error('offline'))
    const decided = offline.consent.decide(true, 'accept_all')
    expect(offline.consent.insightsOf.get()).toBe('ada')
    ;(await offline.nextSave(1)).fail(new Error('offline'))
    await decided
    expect(setUp(REJECTED).consent.insightsOf.get()).toBeNull()

    const online = setUp(REJECTED)
    const accepted = online.consent.decide(true, 'accept_all')
    ;(await online.nextSave(0)).fail(new Error('slow'))
    ;(await online.nextSave(1)).succeed()
    await accepted
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('counts in the other tabs at once', async () => {
    const other = setUp(AGREED)
    await leaveUnstored(AGREED)
    other.hearOtherTab('anothers-key')
    expect(other.consent.insightsOf.get()).toBe('ada')
    other.hearOtherTab(KEY)
    expect(other.consent.insightsOf.get()).toBeNull()
    localStorage.clear()
    other.hearOtherTab(null)
    expect(other.consent.insightsOf.get()).toBeNull()
  })

  test('is its member’s alone, and never lands in the record of whoever comes next', async () => {
    const { consent, record, saves } = setUp(AGREED)
    void consent.decide(true, 'accept_all')
    const decided = consent.decide(false, 'reject_all')
    record.set(testMember({ id: 'bob', cookiePreferences: { functionalInsights: true } }))
    saves[0]?.succeed()
    await Promise.resolve()
    expect(consent.insightsOf.get()).toBe('bob')
    expect(saves.length).toBeLessThan(2)
    void decided
    expect(localStorage.getItem(KEY)).not.toBeNull()
  })

  test('that the browser does not keep holds on this page, and is said so', async () => {
    const { consent, nextSave, toasts } = setUp(AGREED, blockedStorage)
    const decided = consent.decide(false, 'reject_all')
    ;(await nextSave(0)).fail(new Error('offline'))
    await decided
    expect(consent.insightsOf.get()).toBeNull()
    expect(toasts[0]?.message).toMatch(/could not be saved/)
  })

  test.each(['', 'null', '{}', '{"version":1}', 'not JSON'])('kept as %j is none', (text) => {
    localStorage.setItem(KEY, text)
    expect(setUp(AGREED).consent.insightsOf.get()).toBe('ada')
  })
})
