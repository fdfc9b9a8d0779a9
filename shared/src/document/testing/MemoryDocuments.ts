import { StudioError } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import type {
  DocumentRepository,
  DocumentVersion,
  HeaderOf,
  RemovedDocument,
  SaveCommand,
  StoredDocument,
} from '@outcome-studio/shared/domain/saving'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentTypes } from '../core/DocumentTypes.ts'

type Action = Exclude<keyof DocumentRepository<DocumentTypes>, 'watch' | 'watchList'>

interface MemoryDocumentsOptions<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  readonly count: (content: T['content']) => T['counts']
}

/** Documents in memory that follow the contract of DocumentRepository, with failures and delays on demand. */
export class MemoryDocuments<T extends DocumentTypes> implements DocumentRepository<T> {
  readonly #options: MemoryDocumentsOptions<T>
  readonly #stored = new Map<string, StoredDocument<T>>()
  readonly #removed = new Map<string, StoredDocument<T>>()
  readonly #versions: (DocumentVersion<T> & { readonly uuid: T['uuid'] })[] = []
  readonly #failures: { readonly error: Error; readonly of: Action | null }[] = []
  readonly #watchers = new Set<() => void>()
  #held: Promise<void> = Promise.resolve()
  #clock = Date.parse('2026-03-01T09:00:00Z')

  constructor(options: MemoryDocumentsOptions<T>) {
    this.#options = options
  }

  /** Names of the stored documents. */
  get names(): readonly string[] {
    return [...this.#stored.keys()]
  }

  /** Makes the next action, or the next of one kind, fail. */
  failNext(error: Error, of: Action | null = null): void {
    this.#failures.push({ error, of })
  }

  /** Makes every action wait until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    return resolve
  }

  /** See DocumentRepository. */
  async load(docName: string): Promise<StoredDocument<T>> {
    await this.#pass('load')
    return this.#find(docName)
  }

  /** See DocumentRepository. */
  watchList(onHeaders: (headers: readonly HeaderOf<T>[]) => void): () => void {
    const notify = () => onHeaders([...this.#stored.values()].map(({ header }) => header).sort(newestFirst))
    this.#watchers.add(notify)
    notify()
    return () => this.#watchers.delete(notify)
  }

  /** See DocumentRepository. */
  watch(docName: string, onHeader: (header: HeaderOf<T> | null) => void): () => void {
    const notify = () => onHeader(this.#stored.get(docName)?.header ?? null)
    this.#watchers.add(notify)
    notify()
    return () => this.#watchers.delete(notify)
  }

  /**
   * See DocumentRepository.
   * @throws StudioError cen/doc-already-exists, cen/doc-not-found, cen/doc-changed, cen/doc-id-*
   */
  async save({ docName, content, basedOnRevision }: SaveCommand<T>): Promise<HeaderOf<T>> {
    await this.#pass('save')
    requireGoodName(docName)
    const uuid = this.#options.kind.uuidOf(content)
    const before = this.#stored.get(docName)
    if (before && before.header.uuid !== uuid) throw new StudioError('cen/doc-already-exists')
    if (!before && basedOnRevision !== null) throw new StudioError('cen/doc-not-found')
    if (before && before.header.revision !== basedOnRevision) throw new StudioError('cen/doc-changed')
    const now = this.#now()
    const revision = (basedOnRevision ?? 0) + 1
    const createdAt = before?.header.createdAt ?? now
    const counts = this.#options.count(content)
    const header = { docName, uuid, createdAt, updatedAt: now, revision, schemaVersion: 1, counts }
    this.#versions.unshift({ uuid, revision, docName, savedAt: now, name: '', counts, content })
    return this.#put({ header, content })
  }

  /**
   * See DocumentRepository.
   * @throws StudioError cen/doc-not-found, cen/doc-already-exists
   */
  async rename(from: string, to: string, uuid: T['uuid']): Promise<HeaderOf<T>> {
    await this.#pass('rename')
    const { header, content } = this.#find(from)
    if (header.uuid !== uuid) throw new StudioError('cen/doc-not-found')
    this.#requireFree(to)
    this.#stored.delete(from)
    return this.#put({ header: { ...header, docName: to }, content })
  }

  /** See DocumentRepository. */
  async copy(from: string, to: string): Promise<HeaderOf<T>> {
    await this.#pass('copy')
    const { header, content } = this.#find(from)
    this.#requireFree(to)
    return this.#put({ header: { ...header, docName: to, revision: 1 }, content })
  }

  /**
   * See DocumentRepository.
   * @throws StudioError cen/doc-not-found for another uuid
   */
  async remove(docName: string, uuid: T['uuid']): Promise<RemovedDocument<T> | null> {
    await this.#pass('remove')
    const stored = this.#stored.get(docName)
    if (!stored) return null
    if (stored.header.uuid !== uuid) throw new StudioError('cen/doc-not-found')
    this.#stored.delete(docName)
    this.#removed.set(uuid, stored)
    const { header, content } = stored
    return {
      docName,
      uuid,
      document: { header },
      content: Object.fromEntries(Object.entries(content)),
      customRules: null,
    }
  }

  /** See DocumentRepository. */
  async restore(removed: RemovedDocument<T>, docName: string): Promise<void> {
    await this.#pass('restore')
    this.#requireFree(docName)
    const stored = this.#removed.get(removed.uuid)
    if (stored) this.#put({ ...stored, header: { ...stored.header, docName } })
  }

  /** See DocumentRepository. */
  async version(uuid: T['uuid'], revision: number): Promise<DocumentVersion<T> | null> {
    await this.#pass('version')
    return this.#versions.find((each) => each.uuid === uuid && each.revision === revision) ?? null
  }

  /** See DocumentRepository. */
  async versions(
    uuid: T['uuid'],
    before: number | null,
    count: number,
  ): Promise<readonly DocumentVersion<T>[]> {
    await this.#pass('versions')
    return this.#versions
      .filter((each) => each.uuid === uuid && (before === null || each.revision < before))
      .slice(0, count)
  }

  /**
   * See DocumentRepository.
   * @throws StudioError cen/doc-not-found
   */
  async renameVersion(uuid: T['uuid'], revision: number, name: string): Promise<void> {
    await this.#pass('renameVersion')
    const at = this.#versions.findIndex((each) => each.uuid === uuid && each.revision === revision)
    const version = this.#versions[at]
    if (!version) throw new StudioError('cen/doc-not-found')
    this.#versions[at] = { ...version, name }
  }

  /** Deletes versions up to a revision as the server thins them, except the given ones. */
  thinVersions(until: number, kept: readonly number[]): void {
    const rest = this.#versions.filter(({ revision }) => revision > until || kept.includes(revision))
    this.#versions.splice(0, this.#versions.length, ...rest)
  }

  /** See DocumentRepository. */
  async forgetRemoved(): Promise<void> {
    await this.#pass('forgetRemoved')
    this.#removed.clear()
  }

  async #pass(action: Action): Promise<void> {
    await this.#held
    const at = this.#failures.findIndex(({ of }) => of === null || of === action)
    const failure = at === -1 ? undefined : this.#failures.splice(at, 1)[0]
    if (failure) throw failure.error
  }

  #find(docName: string): StoredDocument<T> {
    const stored = this.#stored.get(docName)
    if (!stored) throw new StudioError('cen/doc-not-found')
    return stored
  }

  #requireFree(docName: string): void {
    requireGoodName(docName)
    if (this.#stored.has(docName)) throw new StudioError('cen/doc-already-exists')
  }

  #put(stored: StoredDocument<T>): HeaderOf<T> {
    this.#stored.set(stored.header.docName, stored)
    for (const notify of this.#watchers) notify()
    return stored.header
  }

  /** Each write advances the clock by a minute. */
  #now(): string {
    this.#clock += 60_000
    return new Date(this.#clock).toISOString()
  }
}

function requireGoodName(docName: string): void {
  const refused = checkDocumentName(docName)
  if (refused) throw new StudioError(refused)
}

const newestFirst = (left: HeaderOf<DocumentTypes>, right: HeaderOf<DocumentTypes>): number =>
  left.updatedAt < right.updatedAt ? 1 : -1
