import { holdDraft, onceDraftIsLeft } from './draftLocks.ts'

/** The browser's locks as far as they are used: one holder at a time, others wait in line. */
class Locks {
  readonly #lines = new Map<string, Promise<unknown>>()

  request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1)
    if (typeof work !== 'function') throw new TypeError('A lock needs work to hold it for')
    const turn = (this.#lines.get(name) ?? Promise.resolve()).then(() => work())
    this.#lines.set(name, turn)
    return turn
  }
}

const setLocks = (locks: Locks | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => setLocks(undefined))

describe('drafts of other tabs', () => {
  test('count as left only once their page is gone', async () => {
    setLocks(new Locks())
    const onLeft = jest.fn()
    const close = holdDraft('tab-1')
    onceDraftIsLeft('tab-1', onLeft)
    await settled()
    expect(onLeft).not.toHaveBeenCalled()
    close()
    await settled()
    expect(onLeft).toHaveBeenCalledTimes(1)
  })

  test('are not told of to one who no longer waits', async () => {
    setLocks(new Locks())
    const onLeft = jest.fn()
    const close = holdDraft('tab-1')
    onceDraftIsLeft('tab-1', onLeft)()
    close()
    await settled()
    expect(onLeft).not.toHaveBeenCalled()
  })

  test('count as left where the browser has no locks', () => {
    setLocks(undefined)
    const onLeft = jest.fn()
    holdDraft('tab-1')
    onceDraftIsLeft('tab-1', onLeft)
    expect(onLeft).toHaveBeenCalledTimes(1)
  })
})
