import type { Session } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain/member'
import { createReadable } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { startInsights } from './startInsights.ts'

function setUp() {
  const insightsOf = createReadable<string | null>(null)
  const member = createReadable<Member | null>(null)
  const session = createReadable<Session | undefined>(undefined)
  const done: string[] = []
  const release = startInsights({
    consent: { insightsOf },
    services: { member, logEvent: (event) => done.push(`log ${event}`) },
    analytics: { setInsightsOf: (id) => done.push(`analytics for ${id}`) },
    replay: {
      start: () => {
        done.push('record')
        return () => done.push('stop')
      },
    },
    watchSession: (listener) =>
      session.subscribe(() => {
        const latest = session.get()
        if (latest) listener(latest)
      }),
    erase: () => done.push('erase'),
  })
  const signIn = (uid: string) =>
    session.set({
      state: 'signedIn',
      uid,
      email: `${uid}@acme.test`,
      domain: 'acme.test',
      claims: { toolsAdmin: false },
    })
  return { insightsOf, member, session, done, release, signIn }
}

test('nothing runs, and nothing is touched, while nobody is known', () => {
  expect(setUp().done).toEqual([])
})

test('runs while somebody agrees; what was kept is erased when they no longer do', () => {
  const { insightsOf, member, done } = setUp()
  insightsOf.set('ada')
  member.set(testMember({ id: 'ada' }))
  expect(done).toEqual(['record', 'analytics for ada'])
  insightsOf.set(null)
  expect(done.slice(2)).toEqual(['stop', 'erase', 'analytics for null'])
})

test('another member is another recording', () => {
  const { insightsOf, done } = setUp()
  insightsOf.set('ada')
  insightsOf.set('bob')
  expect(done.filter((what) => what === 'record' || what === 'stop')).toEqual(['record', 'stop', 'record'])
})

test('what an earlier visit left is erased once somebody is known not to agree, or to be signed out', () => {
  const { member, session, done } = setUp()
  member.set(testMember({ id: 'ada' }))
  expect(done).toEqual(['erase'])
  session.set({ state: 'signedOut' })
  expect(done).toEqual(['erase', 'erase'])
})

test('a sign-in is logged once the newcomer agrees, a page opened while signed in is not', () => {
  const { insightsOf, session, done, signIn } = setUp()
  signIn('ada')
  insightsOf.set('ada')
  expect(done).not.toContain('log sign_in')
  insightsOf.set(null)
  session.set({ state: 'signedOut' })
  signIn('bob')
  expect(done).not.toContain('log sign_in')
  insightsOf.set('bob')
  expect(done.slice(-2)).toEqual(['analytics for bob', 'log sign_in'])
  insightsOf.set(null)
  insightsOf.set('bob')
  expect(done.filter((what) => what === 'log sign_in')).toHaveLength(1)
})

test('after the release nothing runs any more', () => {
  const { insightsOf, done, release } = setUp()
  insightsOf.set('ada')
  release()
  expect(done).toContain('stop')
  insightsOf.set('bob')
  expect(done.filter((what) => what === 'record')).toHaveLength(1)
})
