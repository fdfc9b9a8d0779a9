import type { StudyUuid } from '@outcome-studio/shared/domain'
import { type Draft, readDraft, writeDraft } from './Draft.ts'

/** Whether the device took a draft: its room for this site may be full, or closed to us. */
export type Keeping = 'kept' | 'full' | 'blocked'

/** Keeps one member's drafts on the device. Storage may be full or forbidden: then nothing is kept, and it says so. */
export class DraftStore {
  readonly #storage: () => Storage
  readonly #prefix: string

  /**
   * @param storage asked for at each use, since merely reaching for it may throw where it is blocked
   * @param memberId drafts of other members on this device are never read
   */
  constructor(storage: () => Storage, memberId: string) {
    this.#storage = storage
    this.#prefix = `outcome-studio:draft:${encodeURIComponent(memberId)}:`
  }

  /** Every draft, the latest first. */
  all(): readonly Draft[] {
    return this.#under(this.#prefix)
  }

  /** Drafts of one study, the latest first. */
  of(uuid: StudyUuid): readonly Draft[] {
    return this.#under(`${this.#prefix}${uuid}:`)
  }

  /** Keeps it where it can. What was kept of it before stays where it cannot. */
  keep(draft: Draft): Keeping {
    try {
      this.#storage().setItem(this.#key(draft), writeDraft(draft))
      return 'kept'
    } catch (error) {
      return isFull(error) ? 'full' : 'blocked'
    }
  }

  forget(draft: Pick<Draft, 'id' | 'study'>): void {
    try {
      this.#storage().removeItem(this.#key(draft))
    } catch {
      // What cannot be reached was never kept.
    }
  }

  #key({ id, study }: Pick<Draft, 'id' | 'study'>): string {
    return `${this.#prefix}${study.jtbd.uuid}:${id}`
  }

  #under(prefix: string): readonly Draft[] {
    try {
      const storage = this.#storage()
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      return keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => readDraft(storage.getItem(key) ?? ''))
        .filter((draft) => draft !== null)
        .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
    } catch {
      return []
    }
  }
}

/** Firefox has a name of its own for it. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
