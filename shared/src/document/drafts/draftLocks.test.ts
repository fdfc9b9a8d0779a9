import { MemoryLocks } from '../testing/MemoryLocks.ts'
import { lockDraft, onceDraftIsAbandoned } from './draftLocks.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('drafts of other tabs', () => {
  test('count as abandoned only once their page is closed', async () => {
    const locks = new MemoryLocks()
    const onAbandoned = jest.fn()
    const close = lockDraft(locks, 'tab-1')
    onceDraftIsAbandoned(locks, 'tab-1', onAbandoned)
    await settled()
    expect(onAbandoned).not.toHaveBeenCalled()
    close()
    await settled()
    expect(onAbandoned.mock.calls).toEqual([[true]])
  })

  test('are abandoned at once for every page that opens after it, and wait for nobody', async () => {
    const locks = new MemoryLocks()
    lockDraft(locks, 'tab-1')()
    await settled()
    const onAbandoned = jest.fn()
    onceDraftIsAbandoned(locks, 'tab-1', onAbandoned)
    onceDraftIsAbandoned(locks, 'tab-1', onAbandoned)
    await settled()
    expect(onAbandoned.mock.calls).toEqual([[false], [false]])
  })

  test('do not notify a released listener', async () => {
    const locks = new MemoryLocks()
    const onAbandoned = jest.fn()
    const close = lockDraft(locks, 'tab-1')
    onceDraftIsAbandoned(locks, 'tab-1', onAbandoned)()
    close()
    await settled()
    expect(onAbandoned).not.toHaveBeenCalled()
  })

  test('count as abandoned if the browser has no locks', () => {
    const onAbandoned = jest.fn()
    lockDraft(undefined, 'tab-1')
    onceDraftIsAbandoned(undefined, 'tab-1', onAbandoned)
    expect(onAbandoned).toHaveBeenCalledTimes(1)
  })
})
