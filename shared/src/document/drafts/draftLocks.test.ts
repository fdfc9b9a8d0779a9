import { type DraftLocks, lockDraft, onceDraftIsAbandoned } from './draftLocks.ts'

/** The part of the browser's LockManager in use: one holder at a time, others wait in a queue. */
class Locks implements DraftLocks {
  readonly #lines = new Map<string, Promise<unknown>>()

  request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1)
    if (typeof work !== 'function') throw new TypeError('A lock needs work to hold it for')
    const turn = (this.#lines.get(name) ?? Promise.resolve()).then(() => work())
    this.#lines.set(name, turn)
    return turn
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('drafts of other tabs', () => {
  test('count as abandoned only once their page is closed', async () => {
    const locks = new Locks()
    const onAbandoned = jest.fn()
    const close = lockDraft(locks, 'tab-1')
    onceDraftIsAbandoned(locks, 'tab-1', onAbandoned)
    await settled()
    expect(onAbandoned).not.toHaveBeenCalled()
    close()
    await settled()
    expect(onAbandoned).toHaveBeenCalledTimes(1)
  })

  test('do not notify a released listener', async () => {
    const locks = new Locks()
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
