/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { isRecord } from '@outcome-studio/shared/domain/base'
import fc from 'fast-check'
import { storedRecords } from './testing/openTestPage.ts'
import { type Ending, TestBrowser } from './testing/TestBrowser.ts'
import './writeSnapshots.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

const tab = fc.integer({ min: 1, max: 3 })
const ENDINGS: readonly Ending[] = [
  'signOut',
  'expiry',
  'deletion',
  'halfway after erasing',
  'halfway before erasing',
]

type Step = (browser: TestBrowser) => Promise<void> | void

/** A step with a name, which fast-check prints. */
const named = (name: string, step: Step) => Object.assign(step, { toString: () => name })

const step: fc.Arbitrary<Step> = fc.oneof(
  tab.map((at) => named(`open ${at}`, (browser) => browser.open(at))),
  tab.map((at) => named(`close ${at}`, (browser) => browser.close(at))),
  tab.map((at) => named(`notice ${at}`, (browser) => browser.notice(at))),
  tab.map((at) => named(`renew ${at}`, (browser) => browser.renew(at))),
  fc
    .tuple(tab, fc.constantFrom('ann', 'bob'))
    .map(([at, user]) => named(`sign in ${at} ${user}`, (browser) => browser.signIn(at, user))),
  fc
    .tuple(tab, fc.constantFrom('ann', 'bob'))
    .map(([at, user]) =>
      named(`sign in halfway ${at} ${user}`, (browser) => browser.signInHalfway(at, user)),
    ),
  fc
    .tuple(tab, fc.constantFrom(...ENDINGS))
    .map(([at, ending]) => named(`${ending} ${at}`, (browser) => browser.end(at, ending))),
  { weight: 3, arbitrary: tab.map((at) => named(`answer ${at}`, (browser) => browser.answer(at))) },
  {
    weight: 3,
    arbitrary: fc.nat(30).map((steps) => named(`pass ${steps}`, (browser) => browser.pass(steps))),
  },
  tab.map((at) => named(`paint ${at}`, (browser) => expectOwn(browser, at))),
)

/** Nothing of one person is ever shown to another. */
async function expectOwn(browser: TestBrowser, at: number): Promise<void> {
  const user = browser.userOf(at)
  const shown = await browser.paint(at)
  if (shown !== null) expect(shown.split(' ')[0]).toBe(user)
}

test('whatever tabs do in whatever order, each shows and leaves snapshots of the one who is signed in alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const browser = new TestBrowser()
      browser.open(1)
      for (const each of steps) await each(browser)
      for (const at of [1, 2, 3]) await expectOwn(browser, at)
      await browser.settle()
      if (browser.signedIn === null && browser.isOpen) {
        expect(await storedRecords(browser.indexedDB)).toEqual([])
      }
      // The next page, also after all tabs were closed halfway.
      browser.open(1)
      await expectOwn(browser, 1)
      browser.answer(1)
      await browser.settle()
      const records = await storedRecords(browser.indexedDB)
      const owners = new Set(records.map(([, record]) => (isRecord(record) ? record.uid : record)))
      expect([...owners]).toEqual(browser.signedIn === null ? [] : [browser.signedIn])
    }),
  )
})
