import {
  DocumentDrafts,
  type DocumentKind,
  DocumentSession,
  type DocumentTypes,
  DraftStore,
  type Following,
  followStored,
  type SessionStart,
} from '@outcome-studio/shared/document'
import type { DocumentRepository, HeaderOf } from '@outcome-studio/shared/domain/saving'
import type { MemoryLocks } from '../../../shared/src/document/testing/MemoryLocks.ts'
import type { MemoryStorage } from './MemoryStorage.ts'

interface PageOptions<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  /** Belongs to one page: saves without a response are lost with the page. */
  readonly stored: DocumentRepository<T>
  readonly storage: MemoryStorage
  /** Shared by the pages of a device. */
  readonly locks: MemoryLocks
  /** Distinguishes its drafts from those of other pages. */
  readonly id: string
}

/** The document that the page opens: one stored under a name, or a new one. */
export type Opened<T extends DocumentTypes> = { readonly name: string } | { readonly uuid: T['uuid'] }

/** One open editor on a device: the product's session, drafts and repository without a screen. */
export class Page<T extends DocumentTypes> {
  readonly session: DocumentSession<T>
  readonly stored: DocumentRepository<T>
  readonly #drafts: DocumentDrafts<T>
  readonly #following: Following
  readonly #storage: MemoryStorage
  readonly #reads = new Set<Promise<unknown>>()
  #release = () => {}
  #tell: ((header: HeaderOf<T> | null) => void) | null = null
  #clock = 0
  #isGone = false

  /** Opens a document as the product does, which restores the draft of an earlier page on this device. */
  static async open<T extends DocumentTypes>(options: PageOptions<T>, at: Opened<T>): Promise<Page<T>> {
    const start = 'uuid' in at ? at : await options.stored.load(at.name)
    const page = new Page(options, start)
    await options.storage.whileWritable(async () => {
      page.#release = page.#drafts.start()
      await page.settled()
    })
    return page
  }

  private constructor({ kind, stored, storage, locks, id }: PageOptions<T>, start: SessionStart<T>) {
    this.stored = stored
    this.#storage = storage
    const repository: DocumentRepository<T> = {
      ...stored,
      load: (docName) => this.#read(stored.load(docName)),
      version: (uuid, revision) => this.#read(stored.version(uuid, revision)),
      // The sequence decides when the page notices a change.
      watch: (_docName, onHeader) => {
        this.#tell = onHeader
        return () => {}
      },
    }
    this.session = new DocumentSession({
      kind,
      repository,
      start,
      // The clock advances a minute at each read, so that every edit is an undo step of its own.
      now: () => {
        this.#clock += 60_000
        return this.#clock
      },
    })
    const reach = () => this.#reach()
    const device = {
      get localStorage() {
        return reach()
      },
      sessionStorage: storage,
    }
    const store = new DraftStore({ kind, storage: device, memberId: 'stella' })
    this.#drafts = new DocumentDrafts({
      kind,
      session: this.session,
      store,
      id,
      locks,
      now: () => new Date(),
    })
    this.#following = followStored({ session: this.session, repository, onFollowed: () => {} })
  }

  /** Simulates a pause in typing, or the page's pagehide event. */
  pause(): Promise<void> {
    return this.#storage.whileWritable(() => this.#drafts.flush())
  }

  /** Lets the database tell the page which header is stored. */
  notice(header: HeaderOf<T> | null): void {
    this.#tell?.(header)
  }

  /** The connection is back, or the member has signed in again. */
  reconnect(): void {
    this.#following.check()
  }

  /** Resolves when the page reads nothing any more, and has no lock to wait for. */
  async settled(): Promise<void> {
    do {
      await Promise.all(this.#reads)
      await new Promise((resolve) => setImmediate(resolve))
    } while (this.#reads.size > 0)
  }

  /** Discards all pending and later writes of this page to the device, and resolves when its lock is released. */
  async end(): Promise<void> {
    this.#isGone = true
    this.#storage.discardDeferred()
    this.#following.release()
    this.#release()
    await new Promise((resolve) => setImmediate(resolve))
  }

  #read<Answer>(reading: Promise<Answer>): Promise<Answer> {
    const isOver = () => void this.#reads.delete(tracked)
    const tracked: Promise<void> = reading.then(isOver, isOver)
    this.#reads.add(tracked)
    return reading
  }

  #reach(): Storage {
    if (this.#isGone) throw new DOMException('The page is gone.', 'InvalidStateError')
    return this.#storage
  }
}
