import {
  isDiscardingDrafts,
  storedJson,
  storedSuffixes,
  type WebStorage,
} from '@outcome-studio/shared/storage'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { type Draft, parseDraft, readStoredDraft, toStoredDraft } from './Draft.ts'

/** Whether the device stores drafts: its storage for this site may be full or blocked. */
export type DraftPersistence = 'stored' | 'full' | 'blocked'

interface DraftStoreOptions<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  readonly storage: WebStorage
  /** Drafts of other members on this device are never read. */
  readonly memberId: string
}

/** One member's drafts of one kind on the device. Nothing is stored if the storage is full or blocked. */
export class DraftStore<T extends DocumentTypes> {
  readonly #kind: DocumentKind<T>
  readonly #storage: WebStorage
  readonly #memberId: string
  readonly #member: string

  constructor({ kind, storage, memberId }: DraftStoreOptions<T>) {
    this.#kind = kind
    this.#storage = storage
    this.#memberId = memberId
    this.#member = `${encodeURIComponent(memberId)}:`
  }

  /** Every draft, the latest first. */
  all(): readonly Draft<T>[] {
    return this.#under(this.#member)
  }

  /** Drafts of one document, the latest first. */
  of(uuid: T['uuid']): readonly Draft<T>[] {
    return this.#under(`${this.#member}${uuid}:`)
  }

  /**
   * Replaces the draft of the same id. If it cannot be stored, the earlier draft stays. Stores nothing after a
   * sign-out at which the member deleted their drafts, perhaps in another tab.
   */
  write(draft: Draft<T>): DraftPersistence {
    if (isDiscardingDrafts(this.#memberId, this.#storage)) return 'stored'
    const result = this.#stored(this.#suffix(draft)).set(toStoredDraft(this.#kind, draft))
    return result.isStored ? 'stored' : result.reason
  }

  /** Removes a draft. */
  remove(draft: Pick<Draft<T>, 'id' | 'content'>): void {
    this.#stored(this.#suffix(draft)).remove()
  }

  #suffix({ id, content }: Pick<Draft<T>, 'id' | 'content'>): string {
    return `${this.#member}${this.#kind.uuidOf(content)}:${id}`
  }

  #stored(suffix: string) {
    return storedJson(this.#storage, this.#kind.draftKey, readStoredDraft, suffix)
  }

  #under(prefix: string): readonly Draft<T>[] {
    return storedSuffixes(this.#storage, this.#kind.draftKey)
      .filter((suffix) => suffix.startsWith(prefix))
      .map((suffix) => this.#stored(suffix).get())
      .map((stored) => parseDraft(this.#kind, stored))
      .filter((draft) => draft !== null)
      .sort((a, b) => b.writtenAt.localeCompare(a.writtenAt))
  }
}
