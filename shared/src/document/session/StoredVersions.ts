import type { DocumentRepository, StoredDocument } from '@outcome-studio/shared/domain/saving'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentState, DocumentTypes } from '../core/DocumentTypes.ts'

type VersionRepository<T extends DocumentTypes> = Pick<DocumentRepository<T>, 'version' | 'versions'>

/** The stored versions of a document that a session knows. */
export class StoredVersions<T extends DocumentTypes> {
  readonly #kind: Pick<DocumentKind<T>, 'isEqual'>
  readonly #repository: VersionRepository<T>
  /** By revision. */
  readonly #contents = new Map<number, T['content']>()
  #newest: StoredDocument<T> | null = null
  /** Whether a state differs from the newest version, cached because it is asked at each key press. */
  #compared: {
    readonly state: DocumentState<T>
    readonly to: StoredDocument<T>
    readonly isDifferent: boolean
  } | null = null

  constructor(kind: Pick<DocumentKind<T>, 'isEqual'>, repository: VersionRepository<T>) {
    this.#kind = kind
    this.#repository = repository
  }

  /** The content of a known version; null for any other. */
  contentOf(revision: number): T['content'] | null {
    return this.#contents.get(revision) ?? null
  }

  remember(stored: StoredDocument<T>): void {
    this.#contents.set(stored.header.revision, stored.content)
    if (stored.header.revision >= (this.#newest?.header.revision ?? 0)) this.#newest = stored
  }

  /** Sets the name of the newest version after a rename, which stores no version. */
  renameNewest(docName: string): void {
    if (this.#newest) this.#newest = { ...this.#newest, header: { ...this.#newest.header, docName } }
  }

  /** Forgets all of them: the document becomes another one. */
  forget(): void {
    this.#contents.clear()
    this.#newest = null
  }

  /** Whether name and content differ from the newest version; null if there is none. */
  isDifferent(state: DocumentState<T>): boolean | null {
    const to = this.#newest
    if (!to) return null
    const { docName, content } = state
    const known = this.#compared
    if (known?.to === to && known.state.content === content && known.state.docName === docName)
      return known.isDifferent
    const isDifferent = docName !== to.header.docName || !this.#kind.isEqual(content, to.content)
    this.#compared = { state, to, isDifferent }
    return isDifferent
  }

  /** @throws as DocumentSession.contentAt */
  async contentAt(uuid: T['uuid'], revision: number, writtenBy: string): Promise<T['content'] | null> {
    const known = this.contentOf(revision)
    if (known) return known
    const version = await this.#repository.version(uuid, revision)
    if (version) return version.content
    const [earlier] = await this.#repository.versions(uuid, revision, 1)
    return earlier && earlier.savedAt <= writtenBy ? earlier.content : null
  }
}
