import {
  DocumentDrafts,
  DocumentSession,
  DraftStore,
  type SessionStart,
  type StudyDocument,
  type StudySession,
  studyDocuments,
  studyKind,
} from '@outcome-studio/shared/document'
import type { StudyUuid } from '@outcome-studio/shared/domain'
import type { StudyRepository } from '../../../shared/src/data/studies/StudyRepository.ts'
import type { MemoryStorage } from './MemoryStorage.ts'

interface PageOptions {
  /** Belongs to one page: saves without a response are lost with the page. */
  readonly studies: StudyRepository
  readonly storage: MemoryStorage
  /** Distinguishes its drafts from those of other pages. */
  readonly id: string
}

/** The study that the page opens: one stored under a name, or a new one. */
export type Opened = { readonly name: string } | { readonly uuid: StudyUuid }

/** One open editor on a device: the product's session, drafts and repository without a screen. */
export class Page {
  readonly session: StudySession
  readonly studies: StudyRepository
  readonly #drafts: DocumentDrafts<StudyDocument>
  readonly #storage: MemoryStorage
  #clock = 0
  #isGone = false

  /** Opens a study as the product does, and restores the draft of an earlier page on this device. */
  static async open(options: PageOptions, at: Opened): Promise<Page> {
    return new Page(options, 'uuid' in at ? at : await studyDocuments(options.studies).load(at.name))
  }

  private constructor({ studies, storage, id }: PageOptions, start: SessionStart<StudyDocument>) {
    this.studies = studies
    this.#storage = storage
    this.session = new DocumentSession({
      kind: studyKind,
      repository: studyDocuments(studies),
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
    const store = new DraftStore({ kind: studyKind, storage: device, memberId: 'stella' })
    this.#drafts = new DocumentDrafts({
      kind: studyKind,
      session: this.session,
      store,
      id,
      locks: undefined,
      now: () => new Date(),
    })
    this.#drafts.start()
    while (this.#drafts.offered) storage.whileWritable(() => this.#drafts.restore())
  }

  /** Simulates a pause in typing, or the page's pagehide event. */
  pause(): void {
    this.#storage.whileWritable(() => this.#drafts.flush())
  }

  /** Discards all pending and later writes of this page to the device. */
  end(): void {
    this.#isGone = true
    this.#storage.discardDeferred()
  }

  #reach(): Storage {
    if (this.#isGone) throw new DOMException('The page is gone.', 'InvalidStateError')
    return this.#storage
  }
}
