import type { Session } from '@outcome-studio/shared/data'
import { createReadable } from '@outcome-studio/shared/feature'
import { SCREENS, screenAt } from '../app/screens.ts'
import type { SignInFlowState } from '../signIn/createSignInFlow.ts'
import { findPrerendered } from './findPrerendered.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { dataset } = document.documentElement
const flow = (kind: 'idle' | 'returning') => ({ state: createReadable<SignInFlowState>({ kind }) })
const always = (session: Session) => (listener: (session: Session) => void) => {
  listener(session)
  return () => {}
}
const find = (session: Session) =>
  findPrerendered(document, screenAt(location.pathname), always(session), () => {})

beforeEach(() => {
  history.replaceState(null, '', '/auth/signin')
  dataset.prerendered = 'shown'
  delete dataset.composing
})

test.each([
  ['a visitor', { state: 'signedOut' }, true],
  ['somebody whose session has ended', { state: 'signedOut', hasEnded: true }, false],
  ['a browser whose storage does not respond', { state: 'signedOut', storage: 'silent' }, false],
  [
    'a member',
    { state: 'signedIn', uid: 'u', domain: 'a.test', email: 'm@a.test', claims: { toolsAdmin: false } },
    false,
  ],
] as const)('%s sees the same screen: %s', async (_who, session, isRight) => {
  expect(await find(session)?.isRight(flow('idle'))).toBe(isRight)
})

test('who comes back from the identity provider sees something else', async () => {
  expect(await find({ state: 'signedOut' })?.isRight(flow('returning'))).toBe(false)
})

test('a screen that cannot be loaded is not right', async () => {
  jest.spyOn(SCREENS.signIn, 'load').mockRejectedValueOnce(new Error('offline'))
  jest.spyOn(SCREENS.signIn, 'loaded').mockReturnValue(null)
  expect(await find({ state: 'signedOut' })?.isRight(flow('idle'))).toBe(false)
  jest.restoreAllMocks()
})

test('the page waits until a character is composed', async () => {
  dataset.composing = ''
  let isDone = false
  const waiting = find({ state: 'signedOut' })
    ?.isRight(flow('idle'))
    .finally(() => {
      isDone = true
    })
  await new Promise((resolve) => setTimeout(resolve))
  expect(isDone).toBe(false)
  delete dataset.composing
  document.dispatchEvent(new CompositionEvent('compositionend'))
  expect(await waiting).toBe(true)
})

test.each([
  ['without content', '/auth/signin', undefined],
  ['whose script has hidden it', '/auth/signin', 'hidden'],
  ['of no screen', '/no/such/page', 'shown'],
])('a page %s has no prerendered screen', (_what, path, state) => {
  history.replaceState(null, '', path)
  if (state === undefined) delete dataset.prerendered
  else dataset.prerendered = state
  expect(find({ state: 'signedOut' })).toBeNull()
})
