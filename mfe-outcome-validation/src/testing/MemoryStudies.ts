import type { FileToSave, SaveStudy, StoredStudy, StudyRepository } from '@outcome-studio/shared/data'
import {
  checkDocumentName,
  copyStudy,
  countStudy,
  parseStudy,
  parseStudyHeader,
  type RemovedStudy,
  type SavedVersion,
  StudioError,
  type StudyHeader,
  studyFileName,
  studyToWorkbook,
  studyUuid,
  WORKBOOK_MEDIA_TYPE,
  writeWorkbook,
} from '@outcome-studio/shared/domain'

type Action =
  | 'load'
  | 'save'
  | 'rename'
  | 'copy'
  | 'remove'
  | 'restore'
  | 'upgrade'
  | 'export'
  | 'list'
  | 'versions'
  | 'forgetRemoved'

/** Studies kept in memory by the rules of StudyRepository, with failures and delays on demand. */
export class MemoryStudies implements StudyRepository {
  readonly #stored = new Map<string, StoredStudy>()
  readonly #versions: SavedVersion[] = []
  readonly #watchers = new Set<() => void>()
  readonly #failures: { readonly error: Error; readonly of: Action | null }[] = []
  #held: Promise<void> = Promise.resolve()
  #heldAction: Action | null = null
  #clock = Date.parse('2026-03-01T09:00:00Z')

  get names(): readonly string[] {
    return [...this.#stored.keys()]
  }

  /** Lets the next action, or the next of one kind, fail. */
  failNext(error: Error, of: Action | null = null): void {
    this.#failures.push({ error, of })
  }

  /** Lets everything, or every action of one kind, wait until the returned function is called. */
  hold(of: Action | null = null): () => void {
    let release = () => {}
    this.#heldAction = of
    this.#held = new Promise((resolve) => {
      release = resolve
    })
    return () => release()
  }

  watchList(onStudies: (studies: readonly StudyHeader[]) => void, onError: (error: Error) => void) {
    const tell = () => {
      const failure = this.#failureOf('list')
      if (failure) return onError(failure)
      const headers = [...this.#stored.values()].map(({ header }) => header)
      onStudies(headers.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)))
    }
    this.#watchers.add(tell)
    void this.#held.then(() => this.#watchers.has(tell) && tell())
    return () => void this.#watchers.delete(tell)
  }

  async load(docName: string): Promise<StoredStudy> {
    await this.#pass('load')
    return this.#find(docName)
  }

  async save({ docName, study, basedOnRevision }: SaveStudy): Promise<StudyHeader> {
    await this.#pass('save')
    requireGoodName(docName)
    const before = this.#stored.get(docName)
    if (before && before.header.uuid !== study.jtbd.uuid) throw new StudioError('cen/doc-already-exists')
    if (!before && basedOnRevision !== null) throw new StudioError('cen/doc-not-found')
    if (before && before.header.revision !== basedOnRevision) throw new StudioError('cen/doc-changed')
    const header = this.#put({
      header: {
        docName,
        uuid: study.jtbd.uuid,
        createdAt: before?.header.createdAt ?? this.#now(),
        updatedAt: this.#now(),
        revision: (basedOnRevision ?? 0) + 1,
        schemaVersion: 1,
        counts: countStudy(study),
      },
      study,
    })
    const { revision, updatedAt, counts } = header
    this.#versions.unshift({ docName, revision, savedAt: updatedAt, counts, study })
    return header
  }

  async versions(uuid: string, before: number | null, count: number): Promise<readonly SavedVersion[]> {
    await this.#pass('versions')
    return this.#versions
      .filter(({ study }) => study.jtbd.uuid === uuid)
      .filter(({ revision }) => before === null || revision < before)
      .slice(0, count)
  }

  async version(uuid: string, revision: number): Promise<SavedVersion | null> {
    return (await this.versions(uuid, revision + 1, 1)).find((each) => each.revision === revision) ?? null
  }

  /** How often it was asked for. */
  forgotten = 0

  async forgetRemoved(): Promise<void> {
    await this.#pass('forgetRemoved')
    this.forgotten += 1
  }

  async rename(from: string, to: string): Promise<StudyHeader> {
    await this.#pass('rename')
    const { header, study } = this.#find(from)
    this.#requireFree(to)
    this.#stored.delete(from)
    return this.#put({ header: { ...header, docName: to }, study })
  }

  async copy(from: string, to: string): Promise<StudyHeader> {
    await this.#pass('copy')
    const { header, study } = this.#find(from)
    this.#requireFree(to)
    const uuid = studyUuid(`copy-of-${header.uuid}-${this.#stored.size}`)
    const copied = copyStudy(study, uuid)
    return this.#put({ header: { ...header, docName: to, uuid, revision: 1 }, study: copied })
  }

  async remove(docName: string, uuid: string): Promise<RemovedStudy | null> {
    await this.#pass('remove')
    const stored = this.#stored.get(docName)
    if (!stored) return null
    const { header, study } = stored
    if (header.uuid !== uuid) throw new StudioError('cen/doc-not-found')
    this.#stored.delete(docName)
    this.#tell()
    return { docName, uuid: header.uuid, document: { header }, content: { ...study }, customRules: null }
  }

  async restore({ document, content }: RemovedStudy, docName: string): Promise<void> {
    await this.#pass('restore')
    this.#requireFree(docName)
    this.#put({ header: { ...parseStudyHeader(document.header), docName }, study: parseStudy(content) })
  }

  /** Makes a study count as one of an older version. */
  age(docName: string): void {
    this.#put({ ...this.#find(docName), isOlder: true })
  }

  async upgrade(docName: string): Promise<void> {
    await this.#pass('upgrade')
    const { header, study } = this.#find(docName)
    this.#put({ header: { ...header, revision: header.revision + 1 }, study })
  }

  /** The workbook the server would make. */
  async export(docName: string): Promise<FileToSave> {
    await this.#pass('export')
    const { header, study } = this.#find(docName)
    return {
      name: studyFileName(docName, 'xlsx'),
      type: WORKBOOK_MEDIA_TYPE,
      bytes: writeWorkbook(studyToWorkbook(header, study, new Date(this.#clock))),
    }
  }

  async #pass(action: Action): Promise<void> {
    if (this.#heldAction === null || this.#heldAction === action) await this.#held
    const failure = this.#failureOf(action)
    if (failure) throw failure
  }

  #failureOf(action: Action): Error | undefined {
    const at = this.#failures.findIndex(({ of }) => of === null || of === action)
    return at === -1 ? undefined : this.#failures.splice(at, 1)[0]?.error
  }

  #find(docName: string): StoredStudy {
    const stored = this.#stored.get(docName)
    if (!stored) throw new StudioError('cen/doc-not-found')
    return stored
  }

  #requireFree(docName: string): void {
    requireGoodName(docName)
    if (this.#stored.has(docName)) throw new StudioError('cen/doc-already-exists')
  }

  #put(stored: StoredStudy): StudyHeader {
    this.#stored.set(stored.header.docName, stored)
    this.#tell()
    return stored.header
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher()
  }

  /** A minute passes with every write. */
  #now(): string {
    this.#clock += 60_000
    return new Date(this.#clock).toISOString()
  }
}

function requireGoodName(docName: string): void {
  const refused = checkDocumentName(docName)
  if (refused) throw new StudioError(refused)
}
