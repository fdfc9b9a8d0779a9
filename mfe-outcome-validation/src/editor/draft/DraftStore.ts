import {
  STUDY_DRAFT,
  type StudyUuid,
  storedJson,
  storedSuffixes,
  type WebStorage,
} from '@outcome-studio/shared/domain'
import { type Draft, parseDraft, withVersion } from './Draft.ts'

/** Whether a draft was stored: the browser's storage may be full or blocked. */
export type Keeping = 'kept' | 'full' | 'blocked'

/** Stores one member's drafts on the device. Where storage is full or blocked, nothing is stored, and it says so. */
export class DraftStore {
  readonly #storage: WebStorage
  readonly #member: string

  /** @param memberId drafts of other members on this device are never read */
  constructor(storage: WebStorage, memberId: string) {
    this.#storage = storage
    this.#member = `${encodeURIComponent(memberId)}:`
  }

  /** Every draft, the latest first. */
  all(): readonly Draft[] {
    return this.#under(this.#member)
  }

  /** Drafts of one study, the latest first. */
  of(uuid: StudyUuid): readonly Draft[] {
    return this.#under(`${this.#member}${uuid}:`)
  }

  /** Where a draft cannot be stored, the one stored before remains. */
  keep(draft: Draft): Keeping {
    const result = this.#stored(this.#suffix(draft)).set(withVersion(draft))
    return result.isStored ? 'kept' : result.reason
  }

  forget(draft: Pick<Draft, 'id' | 'study'>): void {
    this.#stored(this.#suffix(draft)).remove()
  }

  #suffix({ id, study }: Pick<Draft, 'id' | 'study'>): string {
    return `${this.#member}${study.jtbd.uuid}:${id}`
  }

  #stored(suffix: string) {
    return storedJson(this.#storage, STUDY_DRAFT, parseDraft, suffix)
  }

  #under(prefix: string): readonly Draft[] {
    return storedSuffixes(this.#storage, STUDY_DRAFT)
      .filter((suffix) => suffix.startsWith(prefix))
      .map((suffix) => this.#stored(suffix).get())
      .filter((draft) => draft !== null)
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  }
}
