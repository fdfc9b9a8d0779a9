import type { BackgroundWork, SnapshotSource } from './SnapshotSource.ts'

/** There is no snapshot of that name. */
export class UnknownSnapshotError extends Error {
  override readonly name = 'UnknownSnapshotError'

  constructor(snapshot: string, known: readonly string[]) {
    super(
      `There is no snapshot "${snapshot}". ${known.length === 0 ? 'Create one first.' : `There are: ${known.join(', ')}.`}`,
    )
  }
}

/**
 * Snapshots of the data of all services, in memory. Each is created and restored in one step between two requests,
 * after triggers, functions and webhooks have come to rest. So nothing that began before can change data afterwards.
 */
export class Snapshots {
  readonly #sources: SnapshotSource[] = []
  readonly #work: BackgroundWork[] = []
  /** What restores each snapshot, by its name. */
  readonly #restores = new Map<string, readonly (() => void)[]>()
  #last: Promise<unknown> = Promise.resolve()

  add(source: SnapshotSource): void {
    this.#sources.push(source)
    if (source.work) this.#work.push(source.work)
  }

  /** Adds work that is waited for. It is waited for in the order in which it was added. */
  addWork(work: BackgroundWork): void {
    this.#work.push(work)
  }

  /** Creates a snapshot, and replaces one of the same name. */
  create(name: string): Promise<void> {
    return this.#inOrder(async () => {
      await this.#whenAtRest()
      this.#restores.set(
        name,
        this.#sources.map((source) => source.snapshot()),
      )
    })
  }

  /** @throws UnknownSnapshotError; then no data were changed */
  restore(name: string): Promise<void> {
    return this.#inOrder(async () => {
      const restores = this.#restores.get(name)
      if (!restores) throw new UnknownSnapshotError(name, [...this.#restores.keys()])
      // A function whose call hangs by a fault would never come to rest.
      for (const source of this.#sources) source.clearFaults?.()
      await this.#whenAtRest()
      for (const restore of restores) restore()
    })
  }

  /** Runs one action after the other, in the order of the calls. */
  #inOrder(action: () => Promise<void>): Promise<void> {
    const done = this.#last.then(action)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** What ends may have started something else, so that all have to be idle at the same time. */
  async #whenAtRest(): Promise<void> {
    do {
      for (const work of this.#work) await work.whenIdle()
    } while (!this.#work.every(({ isIdle }) => isIdle))
  }
}
