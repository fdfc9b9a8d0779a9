import type { RemoteVersion } from '@outcome-studio/shared/domain/version'
import { createReadable } from '@outcome-studio/shared/feature'
import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { PROCESSED_VERSION } from '@outcome-studio/shared/storage'
import { createVersionNotice, type VersionNoticeParts } from './createVersionNotice.ts'

const NEWER: RemoteVersion = { isEnabled: true, lastCritical: '20.0.0' }

beforeEach(() => localStorage.clear())

function setUp(changes: Partial<VersionNoticeParts> = {}) {
  const member = createReadable<object | null>(null)
  const watches: {
    tell: (version: RemoteVersion) => void
    fail: (error: unknown) => void
    isOver: boolean
  }[] = []
  const failures: unknown[] = []
  const page = Object.assign(new EventTarget(), { reload: jest.fn() })
  let idle: (() => void) | null = null
  const notice = createVersionNotice({
    member,
    watch: (tell, fail) => {
      const watch = { tell, fail, isOver: false }
      watches.push(watch)
      return () => {
        watch.isOver = true
      }
    },
    storage: window,
    whenIdle: (run) => {
      idle = run
      return () => {
        idle = null
      }
    },
    page,
    onFailure: (error) => failures.push(error),
    ...changes,
  })
  return { notice, member, watches, failures, page, rest: () => idle?.() }
}

/** A page that is at rest with a member, told of this version. */
function told(version: RemoteVersion, changes: Partial<VersionNoticeParts> = {}) {
  const all = setUp(changes)
  all.member.set({})
  all.rest()
  all.watches[0]?.tell(version)
  return all
}

test('requests nothing before a user is signed in and the page is idle', () => {
  const { member, watches, rest } = setUp()
  rest()
  expect(watches).toEqual([])
  member.set({})
  expect(watches).toEqual([])
  rest()
  expect(watches).toHaveLength(1)
  member.set({ renamed: true })
  expect(watches).toHaveLength(1)
})

test.each([
  [NEWER, '20.0.0'],
  [{ ...NEWER, isEnabled: false }, null],
  [{ ...NEWER, lastCritical: '19.2.7' }, null],
  [{ ...NEWER, lastCritical: 'soon' }, null],
])('%j offers %j', (version, offered) => {
  const { notice } = told(version)
  expect(notice.offered.get()).toBe(offered)
  expect(localStorage).toHaveLength(0)
})

test('closing it stores the version, which is not offered again', () => {
  const { notice, watches } = told(NEWER)
  notice.dismiss()
  expect(notice.offered.get()).toBeNull()
  expect(localStorage.getItem(PROCESSED_VERSION.key)).toBe('20.0.0')
  watches[0]?.tell(NEWER)
  expect(notice.offered.get()).toBeNull()
  expect(told(NEWER).notice.offered.get()).toBeNull()
  watches[0]?.tell({ ...NEWER, lastCritical: '20.1.0' })
  expect(notice.offered.get()).toBe('20.1.0')
})

test('refresh stores the version once the page unloads', () => {
  const { notice, page } = told(NEWER)
  notice.refresh()
  expect(page.reload).toHaveBeenCalledTimes(1)
  // Something was unsaved, and the member stayed.
  expect(localStorage.getItem(PROCESSED_VERSION.key)).toBeNull()
  expect(notice.offered.get()).toBe('20.0.0')
  notice.refresh()
  page.dispatchEvent(new Event('beforeunload'))
  page.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(PROCESSED_VERSION.key)).toBe('20.0.0')
})

test('offers the version again after a cancelled refresh and a later navigation', () => {
  const { notice, page } = told(NEWER)
  notice.refresh()
  page.dispatchEvent(new Event('beforeunload'))
  // The browser asked, and the member stayed. Later they follow a link.
  page.dispatchEvent(new Event('beforeunload'))
  page.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(PROCESSED_VERSION.key)).toBeNull()
  expect(notice.offered.get()).toBe('20.0.0')
})

test('stores the version if a later refresh succeeds', () => {
  const { notice, page } = told(NEWER)
  for (const _time of ['stays', 'goes']) {
    notice.refresh()
    page.dispatchEvent(new Event('beforeunload'))
  }
  page.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(PROCESSED_VERSION.key)).toBe('20.0.0')
})

test('requests and offers nothing without local storage', () => {
  const { watches, failures } = told(NEWER, { storage: blockedStorage })
  expect(watches).toEqual([])
  expect(failures).toEqual([])
})

test('a failure is only told; the next interval may bring an answer', () => {
  const { notice, member, watches, failures, rest } = setUp()
  member.set({})
  rest()
  watches[0]?.fail(new Error('offline'))
  expect(failures).toHaveLength(1)
  expect(notice.offered.get()).toBeNull()
  watches[0]?.tell(NEWER)
  expect(notice.offered.get()).toBe('20.0.0')
})

test('stops on sign-out and starts again on sign-in', () => {
  const { notice, member, watches, rest } = told(NEWER)
  member.set(null)
  expect(watches[0]?.isOver).toBe(true)
  expect(notice.offered.get()).toBeNull()
  member.set({})
  rest()
  expect(watches).toHaveLength(2)
})

test('signing out before the page is at rest asks nothing', () => {
  const { member, watches, rest } = setUp()
  member.set({})
  member.set(null)
  rest()
  expect(watches).toEqual([])
})

test('closed in one tab it goes in the others, and another key of theirs says nothing', () => {
  const { notice, page } = told(NEWER)
  localStorage.setItem(PROCESSED_VERSION.key, '20.0.0')
  page.dispatchEvent(new StorageEvent('storage', { key: 'anothers-key' }))
  expect(notice.offered.get()).toBe('20.0.0')
  page.dispatchEvent(new StorageEvent('storage', { key: PROCESSED_VERSION.key }))
  expect(notice.offered.get()).toBeNull()
})

test.each([
  ['nothing was asked yet', () => setUp()],
  [
    'its member has gone',
    () => {
      const all = told(NEWER)
      all.member.set(null)
      return all
    },
  ],
  [
    'it was released',
    () => {
      const all = told({ isEnabled: true, lastCritical: '19.2.0' })
      all.notice.release()
      return all
    },
  ],
] as const)('what another tab says offers nothing when %s', (_when, arrive) => {
  const { notice, page } = arrive()
  page.dispatchEvent(new StorageEvent('storage', { key: PROCESSED_VERSION.key }))
  expect(notice.offered.get()).toBeNull()
})
