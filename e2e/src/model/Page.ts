import type { StudyUuid } from '@outcome-studio/shared/domain'
import { DraftKeeper } from '../../../mfe-outcome-validation/src/editor/draft/DraftKeeper.ts'
import { DraftStore } from '../../../mfe-outcome-validation/src/editor/draft/DraftStore.ts'
import { isLeftOver, restoreDraft } from '../../../mfe-outcome-validation/src/editor/draft/restoreDraft.ts'
import { EditorSession } from '../../../mfe-outcome-validation/src/editor/model/EditorSession.ts'
import type { StudyRepository } from '../../../shared/src/data/studies/StudyRepository.ts'
import type { MemoryStorage } from './MemoryStorage.ts'

interface PageOptions {
  /** Of this page alone: what it has not heard of is forgotten with the page. */
  readonly studies: StudyRepository
  readonly storage: MemoryStorage
  /** Tells its drafts from those of other pages. */
  readonly id: string
}

/** What of a study the page is to open: one that is stored under a name, or one that never was. */
export type Opened = { readonly name: string } | { readonly uuid: StudyUuid }

/** One open editor on a device: the product's own session, drafts and repository, without a screen. */
export class Page {
  readonly session: EditorSession
  readonly studies: StudyRepository
  readonly #keeper: DraftKeeper
  readonly #storage: MemoryStorage
  #clock = 0
  #isGone = false

  /** Opens a study as the product does, and takes back what an earlier page on this device left unsaved. */
  static async open(options: PageOptions, at: Opened): Promise<Page> {
    return new Page(options, 'uuid' in at ? at : await options.studies.load(at.name))
  }

  private constructor(
    { studies, storage, id }: PageOptions,
    start: ConstructorParameters<typeof EditorSession>[0],
  ) {
    this.studies = studies
    this.#storage = storage
    // A minute passes with each look at the clock: every edit is one of its own to undo.
    this.session = new EditorSession(start, () => {
      this.#clock += 60_000
      return this.#clock
    })
    const reach = () => this.#reach()
    const device = {
      get localStorage() {
        return reach()
      },
      sessionStorage: storage,
    }
    const store = new DraftStore(device, 'stella')
    this.#keeper = new DraftKeeper({
      session: this.session,
      store,
      id,
      now: () => new Date(),
      onKeeping: () => {},
    })
    this.#keeper.start()
    for (const draft of store.of(this.session.uuid)) {
      if (!isLeftOver(this.session, draft)) {
        restoreDraft(this.session, draft)
        this.pause()
      }
      store.forget(draft)
    }
  }

  /** The member stops typing for a moment, or the page is told that it is about to go. */
  pause(): void {
    this.#storage.whileWritable(() => this.#keeper.flush())
  }

  /** From now on nothing of this page reaches the device, whatever was still waiting. */
  end(): void {
    this.#isGone = true
    this.#storage.forgetWaiting()
  }

  #reach(): Storage {
    if (this.#isGone) throw new DOMException('The page is gone.', 'InvalidStateError')
    return this.#storage
  }
}
