import type { DocumentRepository, HeaderOf, RemovedDocument } from '@outcome-studio/shared/domain/saving'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { KeyedListeners } from '../core/KeyedListeners.ts'
import { restoreUnderFreeName } from './restoreUnderFreeName.ts'

interface DocumentRemovalsOptions<T extends DocumentTypes> {
  readonly repository: Pick<DocumentRepository<T>, 'remove' | 'restore'>
  readonly onError: (error: unknown) => void
}

/** Documents that are being deleted and that can be restored; another object after each change. */
export interface RemovalState<T extends DocumentTypes> {
  /** Deleted documents that can be restored, the latest first. */
  readonly removed: readonly RemovedDocument<T>[]
  /** Documents that are being deleted or restored now. */
  readonly busy: ReadonlySet<T['uuid']>
}

const CHANGED = 'changed'

/** Deletes documents at once and remembers them, so that undo replaces a confirmation. */
export class DocumentRemovals<T extends DocumentTypes> {
  readonly #options: DocumentRemovalsOptions<T>
  readonly #listeners = new KeyedListeners()
  #state: RemovalState<T> = { removed: [], busy: new Set() }

  constructor(options: DocumentRemovalsOptions<T>) {
    this.#options = options
  }

  /** The current state. */
  get state(): RemovalState<T> {
    return this.#state
  }

  /** Returns the release. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(CHANGED, listener)

  /** Deletes a document. A failure is reported by the options' `onError`. Does nothing while the document is busy. */
  async remove({ docName, uuid }: Pick<HeaderOf<T>, 'docName' | 'uuid'>): Promise<void> {
    await this.#once(uuid, async () => {
      const removed = await this.#options.repository.remove(docName, uuid)
      if (removed) this.#set({ removed: [removed, ...this.#state.removed] })
    })
  }

  /**
   * Restores a deleted document.
   * @param taken names of the other documents: if its own is among them, it gets another
   * @returns its name, null if it could not be restored
   */
  undo(removed: RemovedDocument<T>, taken: readonly string[]): Promise<string | null> {
    return this.#once(removed.uuid, async () => {
      const docName = await restoreUnderFreeName(this.#options.repository, removed, taken)
      this.dismiss(removed)
      return docName
    })
  }

  /** Forgets a deleted document, which can then no longer be restored from here. */
  dismiss(removed: RemovedDocument<T>): void {
    this.#set({ removed: this.#state.removed.filter((each) => each !== removed) })
  }

  /** Runs one task at a time for each document. Returns null if it is busy or the work failed. */
  async #once<Result>(uuid: T['uuid'], work: () => Promise<Result>): Promise<Result | null> {
    if (this.#state.busy.has(uuid)) return null
    this.#set({ busy: new Set([...this.#state.busy, uuid]) })
    try {
      return await work()
    } catch (error) {
      this.#options.onError(error)
      return null
    } finally {
      this.#set({ busy: new Set([...this.#state.busy].filter((each) => each !== uuid)) })
    }
  }

  #set(changed: Partial<RemovalState<T>>): void {
    this.#state = { ...this.#state, ...changed }
    this.#listeners.notify([CHANGED])
  }
}
