import type { DraftLocks } from '../drafts/draftLocks.ts'

interface Waiting {
  readonly isShared: boolean
  readonly start: () => Promise<unknown>
}
interface Line {
  /** Holders of the lock: one alone, or several that share it. */
  held: number
  isShared: boolean
  waiting: Waiting[]
}

/** The part of the browser's LockManager that drafts use. It works without delay, so that tests need not wait. */
export class MemoryLocks implements DraftLocks {
  readonly #lines = new Map<string, Line>()

  request: DraftLocks['request'] = (name, { mode, ifAvailable, signal }, callback) => {
    const line = this.#lines.get(name) ?? { held: 0, isShared: false, waiting: [] }
    this.#lines.set(name, line)
    const isShared = mode === 'shared'
    const isFree = line.held === 0 || (line.isShared && isShared)
    if (ifAvailable && !isFree) return Promise.resolve(callback(null))
    const start = async () => {
      line.held += 1
      line.isShared = isShared
      await callback({})
      line.held -= 1
      this.#next(line)
    }
    if (isFree) return start()
    return new Promise((resolve, reject) => {
      const waiting = { isShared, start: () => start().then(resolve) }
      line.waiting.push(waiting)
      signal?.addEventListener('abort', () => {
        line.waiting = line.waiting.filter((each) => each !== waiting)
        reject(new DOMException('Released', 'AbortError'))
      })
    })
  }

  #next(line: Line): void {
    while (line.waiting[0] && (line.held === 0 || (line.isShared && line.waiting[0].isShared))) {
      void line.waiting.shift()?.start()
    }
  }
}
