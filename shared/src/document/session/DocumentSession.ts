import { normalizeName } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import type { DocumentRepository, HeaderOf, StoredDocument } from '@outcome-studio/shared/domain/saving'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentMerge } from '../core/DocumentMerge.ts'
import type { DocumentState, DocumentTypes } from '../core/DocumentTypes.ts'
import type { DocumentViews } from '../core/DocumentViews.ts'
import { KeyedListeners } from '../core/KeyedListeners.ts'
import type { Change } from './Change.ts'
import { EditHistory } from './EditHistory.ts'
import { SaveProgress } from './SaveProgress.ts'
import type { SavePhase, SaveState } from './SaveState.ts'
import { StoredVersions } from './StoredVersions.ts'
import { saveProblem } from './saveProblem.ts'

/** Keys to subscribe to, in addition to those of the kind's views. NAME is also the field of the document's name. */
export const NAME = 'name'
export const SAVING = 'saving'
/** Any edit: for listeners on the whole document, such as drafts and checks. */
export const ANYTHING = 'anything'
/** A save has merged this version with a newer one, in one undoable step. */
export const MERGED = 'merged'

/** How often one save merges with newer versions before it leaves the choice to the member. */
const MERGES = 3

export type SessionRepository<T extends DocumentTypes> = Pick<
  DocumentRepository<T>,
  'load' | 'save' | 'rename' | 'version' | 'versions'
>

/** A stored document, the uuid of a new one, or one that is complete but stored nowhere. */
export type SessionStart<T extends DocumentTypes> =
  | StoredDocument<T>
  | { readonly uuid: T['uuid'] }
  | { readonly docName: string; readonly content: T['content'] }

export interface DocumentSessionOptions<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  // T follows from the kind alone, because repositories know only stored types.
  readonly repository: SessionRepository<NoInfer<T>>
  readonly start: SessionStart<NoInfer<T>>
  /** Milliseconds on a monotonic clock, used to detect pauses in typing. Default: performance.now. */
  readonly now?: () => number
  /** Asked before each save; a member without access saves nothing (docs/product.md §4). Default: always. */
  readonly requireAccess?: () => boolean
}

/** An edit that was undone or redone. */
export interface HistoryStep {
  /** Description of the edit, for example "outcome statement 2.1 removed". */
  readonly label: string
  /** The field to focus; null if none shows the change. */
  readonly field: string | null
}

/** The newer stored version, and its merge with this one. */
export interface Comparison<T extends DocumentTypes> {
  readonly theirs: StoredDocument<T>
  readonly merge: DocumentMerge<T['content']>
}

/**
 * An open document: its content, its history, and whether it is saved. Edits never wait for a save: text typed during a
 * save stays unsaved.
 */
export class DocumentSession<T extends DocumentTypes> {
  /** Identifies this session for its lifetime; the document's uuid may change. */
  readonly key: string
  readonly views: T['views'] & DocumentViews<T['content']>
  readonly #kind: DocumentKind<T>
  readonly #repository: SessionRepository<T>
  readonly #listeners = new KeyedListeners()
  readonly #history = new EditHistory<Change<T>>()
  readonly #now: () => number
  readonly #requireAccess: () => boolean
  #content: T['content']
  #docName: string
  /** The stored state this session is based on; null if there is none. */
  #header: HeaderOf<T> | null
  readonly #versions: StoredVersions<T>
  readonly #progress: SaveProgress
  #edits = 0

  constructor({ kind, repository, start, now, requireAccess }: DocumentSessionOptions<T>) {
    this.#kind = kind
    this.#repository = repository
    this.#versions = new StoredVersions(kind, repository)
    this.#now = now ?? (() => performance.now())
    this.#requireAccess = requireAccess ?? (() => true)
    const stored = 'header' in start ? start : null
    this.#content = 'content' in start ? start.content : kind.create(start.uuid)
    this.views = kind.createViews(this.#content)
    this.key = this.uuid
    this.#docName = stored?.header.docName ?? ('docName' in start ? start.docName : '')
    this.#header = stored?.header ?? null
    if (stored) this.#versions.remember(stored)
    this.#progress = new SaveProgress({
      restingPhase: () => this.#restingPhase,
      isDirty: () => this.isDirty,
      notify: (isChanged, changed) => this.#listeners.notify(isChanged ? [SAVING, ...changed] : changed),
      savedKeys: [NAME],
    })
  }

  /** The content with all edits. */
  get content(): T['content'] {
    return this.#content
  }
  /** The document's uuid, which `saveAnew` changes. */
  get uuid(): T['uuid'] {
    return this.#kind.uuidOf(this.#content)
  }
  /** The name under which the next save stores the document. */
  get docName(): string {
    return this.#docName
  }
  /** The stored state that this session is based on; null for a new document. */
  get header(): HeaderOf<T> | null {
    return this.#header
  }
  /** Last known stored content; the common ancestor for a three-way merge. */
  get base(): T['content'] | null {
    return this.#versions.contentOf(this.#header?.revision ?? 0)
  }
  /** Whether name and content differ from the newest stored version, or anything was edited if there is none. */
  get isDirty(): boolean {
    return this.#versions.isDifferent({ docName: this.#docName, content: this.#content }) ?? this.#edits > 0
  }
  /** The latest edit that undo would revert; null if there is none. */
  get latestEdit(): object | null {
    return this.#history.latest
  }
  /** Whether there is an edit to undo. */
  get canUndo(): boolean {
    return this.#history.canUndo
  }
  /** Whether there is an edit to redo. */
  get canRedo(): boolean {
    return this.#history.canRedo
  }
  /** The save phase and the problem of the last save. */
  get saveState(): SaveState {
    return this.#progress.state
  }

  /** Adds a listener for changes of one key: NAME, SAVING, ANYTHING, or a key of the kind's views. */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  /**
   * Makes an edit. Returns whether it changed anything.
   * @param label description of the edit; default: that of the operation
   */
  apply(operation: T['operation'], label?: string): boolean {
    const before = this.#content
    const after = this.#kind.apply(before, operation)
    if (after === before) return false
    const inverse = this.#kind.inverse(before, operation)
    if (inverse) {
      this.#record(
        { kind: 'operation', operation: inverse },
        this.#kind.fieldTypedIn(operation),
        label ?? this.#kind.describe(before, operation),
      )
    }
    this.#setContent(after)
    return true
  }

  /** Undoes the latest edit; null if there is none. The history outlives saves. */
  undo(): HistoryStep | null {
    return this.#step('undo')
  }

  /** Redoes the edit undone last; null if there is none. */
  redo(): HistoryStep | null {
    return this.#step('redo')
  }

  /** Sets the name under which the next save stores the document. */
  rename(docName: string): void {
    if (docName === this.#docName) return
    this.#record({ kind: 'rename', docName: this.#docName }, NAME, `${this.#kind.name} name changed`)
    this.#setName(docName)
  }

  /** Replaces the content by another version as an unsaved edit, for example by a draft. */
  restore({ docName, content }: DocumentState<T>, basedOn: HeaderOf<T> | null = this.#header): void {
    const inverse = this.#apply({
      kind: 'putVersion',
      docName,
      content,
      header: basedOn,
      insteadOf: this.#header,
    })
    if (inverse) this.#record(inverse, null, 'another version put in place')
  }

  /** Replaces the content by the merge of this version and a newer one, as an unsaved edit of the newer one. */
  merge(theirs: StoredDocument<T>, merged: T['content']): void {
    this.#versions.remember(theirs)
    this.restore({ docName: this.#docName, content: merged }, theirs.header)
  }

  /** Replaces the content by the stored state and forgets every edit. */
  reset(stored: StoredDocument<T>): void {
    this.#versions.remember(stored)
    this.#history.clear()
    this.#takeOver(stored)
  }

  /** Whether this session has no unsaved edits and nothing to redo that a newer stored version would discard. */
  get canFollow(): boolean {
    return !this.isDirty && !this.canRedo && !this.#progress.isSaving
  }

  /** Shows a newer stored version. A step in the history, unless that is empty. Returns whether it did. */
  follow(stored: StoredDocument<T>): boolean {
    const isNewer = stored.header.revision > (this.#header?.revision ?? 0)
    if (!isNewer || stored.header.uuid !== this.uuid || !this.canFollow) return false
    const content = this.#kind.share(this.#content, stored.content)
    const { header } = stored
    if (this.canUndo) {
      const before = { docName: this.#docName, content: this.#content }
      this.#record(
        { kind: 'putVersion', ...before, header, insteadOf: header },
        null,
        'changes saved elsewhere',
      )
    }
    this.#versions.remember({ header, content })
    this.#takeOver({ header, content })
    return true
  }

  /** Dismisses the report of a failed save, after the connection has been restored. */
  dismissFailure(): void {
    if (this.saveState.problem?.kind === 'failed') this.#progress.show(null)
  }

  /** Asks for a choice between this version and the newer stored one, as a save would. */
  reportConflict(): void {
    this.#progress.show({ kind: 'conflict', cause: new StudioError('cen/doc-changed') })
  }

  /**
   * A stored content by its revision, from this session or from the versions. If that version was thinned out, the one
   * before it: both sides of a merge grew from it, too. null if there is none.
   * @param writtenBy ISO 8601, UTC. An older revision saved later belongs to a document that was deleted in between
   * @throws StudioError if the versions cannot be read
   */
  async contentAt(revision: number, writtenBy: string): Promise<T['content'] | null> {
    return await this.#versions.contentAt(this.uuid, revision, writtenBy)
  }

  /**
   * Loads the newer version after a conflict and merges it with this one.
   * @throws StudioError if the newer version cannot be loaded
   */
  async compare(): Promise<Comparison<T>> {
    const theirs = await this.#repository.load(this.#header?.docName ?? normalizeName(this.#docName))
    // Without the ancestor, the merge asks about every difference.
    const header = this.#header
    const base = header && (await this.contentAt(header.revision, header.updatedAt).catch(() => null))
    return { theirs, merge: this.#kind.merge(base, this.#content, theirs.content) }
  }

  /**
   * Renames if the name was changed, then saves if anything is unsaved. One save at a time: a second call joins the
   * first. A newer stored version is merged if both changed different parts; otherwise the member is asked.
   * @returns whether all is saved; if not, `saveState.problem` says why, unless access is missing
   */
  async save(): Promise<boolean> {
    if (!this.#requireAccess()) return false
    if (this.saveState.phase === 'saved') {
      // The failed edit has been undone, or was stored nevertheless.
      this.#progress.show(null)
      return true
    }
    return this.#progress.oneAtATime(() => this.#writeMerging())
  }

  /**
   * Saves this version over the newer one that the member saw, and over no other.
   * @param theirs the newer version
   * @returns whether all is saved; a name that belongs to another document sets `saveState.problem`
   */
  async saveOver(theirs: StoredDocument<T>): Promise<boolean> {
    if (!this.#requireAccess()) return false
    return this.#progress.oneAtATime(async () => {
      if (theirs.header.uuid !== this.uuid) throw new StudioError('cen/doc-already-exists')
      this.#versions.remember(theirs)
      this.#header = theirs.header
      await this.#write()
    })
  }

  /**
   * Saves as a document of its own after the stored one was deleted or renamed.
   * @param uuid a new one: the first document may still exist under another name
   */
  async saveAnew(uuid: T['uuid']): Promise<boolean> {
    if (!this.#requireAccess()) return false
    this.#header = null
    this.#versions.forget()
    this.#setContent(this.#kind.withUuid(this.#content, uuid), [NAME])
    return this.#progress.oneAtATime(() => this.#write())
  }

  async #writeMerging(): Promise<void> {
    for (let merges = 0; ; merges += 1) {
      try {
        await this.#write()
        return
      } catch (error) {
        const isConflict = saveProblem(error).kind === 'conflict'
        if (!isConflict || merges === MERGES || !(await this.#mergeNewer())) throw error
        // The stored version already had all changes.
        if (!this.isDirty) return
      }
    }
  }

  /** Merges with the newer stored version. Returns whether nothing collided. */
  async #mergeNewer(): Promise<boolean> {
    const comparison = await this.compare().catch(() => null)
    if (comparison?.theirs.header.uuid !== this.uuid) return false
    const { theirs, merge } = comparison
    if (merge.differences.some(({ taken }) => taken === null)) return false
    this.merge(theirs, merge.result({}))
    this.#listeners.notify([MERGED])
    return true
  }

  #takeOver({ header, content }: StoredDocument<T>): void {
    this.#header = header
    this.#docName = header.docName
    this.#edits += 1
    this.#content = content
    this.#progress.show(null, [NAME, ...this.views.update(content), ANYTHING])
  }

  #record(change: Change<T>, field: string | null, label: string): void {
    this.#history.record({ change, field, label, at: this.#now() })
  }

  #step(direction: 'undo' | 'redo'): HistoryStep | null {
    const before = this.#content
    const edit = this.#history[direction]((change) => this.#apply(change))
    this.#listeners.notify([ANYTHING])
    return edit && { label: edit.label, field: this.#fieldOf(edit.change, before) }
  }

  #fieldOf(change: Change<T>, before: T['content']): string | null {
    if (change.kind === 'rename') return NAME
    if (change.kind === 'putVersion') return null
    return this.#kind.fieldChanged(change.operation, before, this.#content)
  }

  /** Makes a change. Returns its inverse, null if it changed nothing. */
  #apply(change: Change<T>): Change<T> | null {
    const content = this.#content
    switch (change.kind) {
      case 'rename': {
        const inverse = { kind: 'rename', docName: this.#docName } as const
        if (change.docName === this.#docName) return null
        this.#setName(change.docName)
        return inverse
      }
      case 'putVersion': {
        const before = { docName: this.#docName, content, header: this.#header }
        if (this.#header === change.insteadOf) this.#header = change.header
        this.#docName = change.docName
        this.#setContent(this.#kind.share(content, this.#kind.withUuid(change.content, this.uuid)), [NAME])
        return { kind: 'putVersion', ...before, insteadOf: this.#header }
      }
      case 'operation': {
        const after = this.#kind.apply(content, change.operation)
        if (after === content) return null
        const inverse = this.#kind.inverse(content, change.operation)
        this.#setContent(after)
        return inverse && { kind: 'operation', operation: inverse }
      }
    }
  }

  #setName(docName: string): void {
    this.#docName = docName
    this.#edits += 1
    const { problem } = this.saveState
    this.#progress.show(problem?.kind === 'name' ? null : problem, [NAME, ANYTHING])
  }

  async #write(): Promise<void> {
    const stored = this.#header
    const docName = this.#docName === stored?.docName ? this.#docName : normalizeName(this.#docName)
    const refused = checkDocumentName(docName)
    if (refused) throw new StudioError(refused)
    const content = this.#content
    const edits = this.#edits
    // A later undo must lead to what was saved, not past it.
    this.#history.endRun()
    if (stored && docName !== stored.docName) {
      const renamed = await this.#repository.rename(stored.docName, docName, this.uuid)
      // Keeps the revision of this session, so that a version saved elsewhere is still detected.
      this.#header = { ...renamed, revision: stored.revision }
      this.#versions.renameNewest(docName)
      // The document is found only by its new name, even if the rest is not saved.
      this.#listeners.notify([NAME])
    }
    const basedOnRevision = this.#header?.revision ?? null
    this.#header = await this.#repository.save({ docName, content, basedOnRevision })
    // A surrounding space is not part of the name.
    if (edits === this.#edits) this.#docName = docName
    this.#versions.remember({ header: this.#header, content })
  }

  get #restingPhase(): SavePhase {
    if (this.isDirty) return 'unsaved'
    return this.#header ? 'saved' : 'untouched'
  }

  #setContent(content: T['content'], changed: readonly string[] = []): void {
    this.#edits += 1
    this.#content = content
    this.#progress.show(this.saveState.problem, [...changed, ...this.views.update(content)])
    this.#listeners.notify([ANYTHING])
  }
}
