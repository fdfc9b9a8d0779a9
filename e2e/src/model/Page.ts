import { StudioError, type StudyUuid } from '@outcome-studio/shared/domain'
import { DraftKeeper } from '../../../mfe-outcome-validation/src/editor/draft/DraftKeeper.ts'
import { DraftStore } from '../../../mfe-outcome-validation/src/editor/draft/DraftStore.ts'
import { isLeftOver, restoreDraft } from '../../../mfe-outcome-validation/src/editor/draft/restoreDraft.ts'
import { EditorSession } from '../../../mfe-outcome-validation/src/editor/model/EditorSession.ts'
import type { StudyGateway } from '../../../mfe-outcome-validation/src/editor/model/StudyGateway.ts'
import type { StudyRepository } from '../../../shared/src/data/studies/StudyRepository.ts'
import type { MemoryStorage } from './MemoryStorage.ts'

/**
 * How the way to the database is: there, not there, not there for the answer to a save, or there for somebody whose
 * sign-in has ended.
 */
export type Way = 'open' | 'offline' | 'answerLost' | 'signedOut'

interface PageOptions {
  /** As this page alone uses it: what it has not heard of is forgotten with the page. */
  readonly studies: StudyRepository
  /** The same for nobody. */
  readonly studiesOfNobody: StudyRepository
  readonly storage: MemoryStorage
  readonly id: string
}

/** One open editor on a device: the product's own session, drafts and repository, without a screen. */
export class Page {
  readonly session: EditorSession
  readonly #options: PageOptions
  readonly #keeper: DraftKeeper
  #isGone = false
  #clock = 0

  /** Opens a study as the product does, and takes back what an earlier page on this device left unsaved. */
  static async open(options: PageOptions, at: { readonly uuid: StudyUuid; readonly name: string | null }) {
    const start = at.name === null ? { uuid: at.uuid } : await options.studies.load(at.name)
    return new Page(options, start)
  }

  private constructor(options: PageOptions, start: ConstructorParameters<typeof EditorSession>[0]) {
    this.#options = options
    // A minute passes with each look at the clock: every edit is one of its own to undo.
    this.session = new EditorSession(start, () => (this.#clock += 60_000))
    const store = new DraftStore(() => this.#storage(), 'stella')
    this.#keeper = new DraftKeeper({
      session: this.session,
      store,
      id: options.id,
      now: () => new Date(),
      onKeeping: () => {},
    })
    this.#keeper.start()
    for (const draft of store.of(this.session.uuid)) {
      if (!isLeftOver(this.session, draft)) {
        restoreDraft(this.session, draft)
        this.#keeper.flush()
      }
      store.forget(draft)
    }
  }

  /** The member stops typing for a moment, or the page is told that it is about to go. */
  pause(): void {
    this.#keeper.flush()
  }

  /** From now on nothing of this page reaches the device, whatever was still waiting. */
  crash(): void {
    this.#isGone = true
  }

  gateway(way: Way): StudyGateway {
    const { studies, studiesOfNobody } = this.#options
    if (way === 'open') return studies
    if (way === 'signedOut') return studiesOfNobody
    const unreachable = () => Promise.reject(new StudioError('cen/offline'))
    if (way === 'offline') {
      return { load: unreachable, save: unreachable, rename: unreachable, version: unreachable }
    }
    return {
      ...studies,
      save: async (command) => {
        await studies.save(command)
        return unreachable()
      },
    }
  }

  #storage(): Storage {
    if (this.#isGone) throw new DOMException('The page is gone.', 'InvalidStateError')
    return this.#options.storage
  }
}
