import type { StoredStudy } from '@outcome-studio/shared/data'
import {
  applyStudyOperation,
  checkDocumentName,
  copyStudy,
  inverseOf,
  newStudy,
  StudioError,
  type Study,
  type StudyHeader,
  type StudyOperation,
  type StudyUuid,
} from '@outcome-studio/shared/domain'
import type { Change } from './Change.ts'
import { describeEdit } from './describeEdit.ts'
import { EditHistory } from './EditHistory.ts'
import { fieldTypedIn } from './fieldTypedIn.ts'
import { KeyedListeners } from './KeyedListeners.ts'
import type { SavePhase, SaveProblem, SaveState } from './SaveState.ts'
import type { StudyGateway } from './StudyGateway.ts'
import { StudyViews } from './StudyViews.ts'
import { saveProblem } from './saveProblem.ts'
import { NAME_FIELD, whereChanged } from './whereChanged.ts'

/** Names of what can change beside the study's own parts (see StudyViews). */
export const NAME = 'name'
export const SAVING = 'saving'
/** Any edit whatever: for those who watch the whole, such as drafts and checks. */
export const ANYTHING = 'anything'

/** A study as it was before, in whole: what a restore or a choice between two versions brings back. */
export interface StudyVersion {
  readonly docName: string
  readonly study: Study
}

/** An edit taken back, or made again. */
export interface Travelled {
  /** What the member had done, for example "outcome statement 2.1 removed". */
  readonly words: string
  /** The field to look at (see whereChanged); null where none shows it. */
  readonly where: string | null
}

/**
 * One study being edited: its text, what can be undone, and whether it is saved. It knows no screen and no
 * database. Edits never wait for a save: what is typed while one is under way stays unsaved.
 */
export class EditorSession {
  /** Tells this session from others for as long as it lasts; the study's uuid may become another. */
  readonly key: string
  readonly views: StudyViews
  readonly #listeners = new KeyedListeners()
  readonly #history = new EditHistory()
  readonly #now: () => number
  #docName: string
  /** The stored state this session is based on; null while there is none. */
  #header: StudyHeader | null
  /** What this session knows to be stored, by its revision. */
  readonly #stored = new Map<number, Study>()
  #edits = 0
  #savedEdits = 0
  #saving: Promise<boolean> | null = null
  #state: SaveState

  /**
   * @param start a stored study, or the uuid for a new one
   * @param now milliseconds on a clock that only goes forward, by which pauses in typing are told
   */
  constructor(
    start: StoredStudy | { readonly uuid: StudyUuid },
    now: () => number = () => performance.now(),
  ) {
    this.#now = now
    const isStored = 'header' in start
    this.views = new StudyViews(isStored ? start.study : newStudy({ uuid: start.uuid }))
    this.key = this.uuid
    this.#docName = isStored ? start.header.docName : ''
    this.#header = isStored ? start.header : null
    if (isStored) this.#know(start)
    this.#state = { phase: this.#restingPhase, problem: null }
  }

  get uuid(): StudyUuid {
    return this.views.job.uuid
  }
  get docName(): string {
    return this.#docName
  }
  get header(): StudyHeader | null {
    return this.#header
  }
  /** What was stored when this session began or last saved, as far as it is known: what another version grew from too. */
  get base(): Study | null {
    return this.#stored.get(this.#header?.revision ?? 0) ?? null
  }
  /** Set by any edit, cleared by a save or `reset` (specification, section 4). */
  get isDirty(): boolean {
    return this.#edits !== this.#savedEdits
  }
  get canUndo(): boolean {
    return this.#history.canUndo
  }
  get canRedo(): boolean {
    return this.#history.canRedo
  }
  get saveState(): SaveState {
    return this.#state
  }

  /** Calls back after each change of one thing: a key of this file or of StudyViews, or an item's uuid. */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  /**
   * Makes an edit. Returns whether it changed anything.
   * @param words what the member did, where the operation alone does not tell
   */
  apply(operation: StudyOperation, words?: string): boolean {
    const before = this.views.study
    const after = applyStudyOperation(before, operation)
    if (after === before) return false
    const inverse = inverseOf(before, operation)
    if (inverse) {
      this.#record(inverse, fieldTypedIn(operation), words ?? describeEdit(before, operation))
    }
    this.#take(after)
    return true
  }

  /** Takes the latest edit back; null where there is none. Saves leave what can be taken back as it is. */
  undo(): Travelled | null {
    return this.#travel('undo')
  }

  /** Makes the edit again that was taken back last; null where there is none. */
  redo(): Travelled | null {
    return this.#travel('redo')
  }

  /** Changes what the study is to be called from the next save on. */
  rename(docName: string): void {
    if (docName === this.#docName) return
    this.#record({ kind: 'rename', docName: this.#docName }, NAME_FIELD, 'study name changed')
    this.#call(docName)
  }

  /** Puts another version in place as an unsaved edit, for example a draft that was kept. */
  restore({ docName, study }: StudyVersion, basedOn: StudyHeader | null = this.#header): void {
    const change = { kind: 'putVersion', docName, study, header: basedOn, insteadOf: this.#header } as const
    const back = this.#apply(change)
    if (back) this.#record(back, null, 'another version put in place')
  }

  /** Puts what was made of this version and a newer one in place, as an unsaved edit of the newer one. */
  merge(theirs: StoredStudy, merged: Study): void {
    this.#know(theirs)
    this.restore({ docName: this.#docName, study: merged }, theirs.header)
  }

  /** Puts the stored state in place and forgets every edit. */
  reset({ header, study }: StoredStudy): void {
    this.#know({ header, study })
    this.#header = header
    this.#docName = header.docName
    this.#history.clear()
    this.#edits += 1
    this.#savedEdits = this.#edits
    this.#show(null, [NAME, ...this.views.update(study), ANYTHING])
  }

  /**
   * Renames where the name was changed, then saves. One save at a time: a second call joins the first.
   * @returns whether all went well; if not, `saveState.problem` says what is in the way, and nothing is lost
   */
  save(gateway: StudyGateway): Promise<boolean> {
    return this.#oneAtATime(() => this.#write(gateway))
  }

  /** Saves this version over the newer one that the member saw, and over no other. */
  saveOver(gateway: StudyGateway, theirs: StoredStudy): Promise<boolean> {
    return this.#oneAtATime(async () => {
      if (theirs.header.uuid !== this.uuid) throw new StudioError('cen/doc-already-exists')
      this.#know(theirs)
      this.#header = theirs.header
      await this.#write(gateway)
    })
  }

  /**
   * Saves as a study of its own after the stored one was deleted or renamed.
   * @param uuid its own: under another name the first one may still be there
   */
  saveAnew(gateway: StudyGateway, uuid: StudyUuid): Promise<boolean> {
    this.#header = null
    this.#stored.clear()
    this.#take(copyStudy(this.views.study, uuid))
    return this.save(gateway)
  }

  #know({ header, study }: StoredStudy): void {
    this.#stored.set(header.revision, study)
  }

  #record(change: Change, field: string | null, words: string): void {
    this.#history.record({ change, field, words, at: this.#now() })
  }

  #travel(way: 'undo' | 'redo'): Travelled | null {
    const before = this.views.study
    const edit = this.#history.travel(way, (change) => this.#apply(change))
    this.#listeners.notify([ANYTHING])
    return edit && { words: edit.words, where: whereChanged(edit.change, before, this.views.study) }
  }

  /** Makes a change; answers what takes it back, null where it changed nothing. */
  #apply(change: Change): Change | null {
    const { study } = this.views
    switch (change.kind) {
      case 'rename': {
        const back: Change = { kind: 'rename', docName: this.#docName }
        if (change.docName === this.#docName) return null
        this.#call(change.docName)
        return back
      }
      case 'putVersion': {
        const { insteadOf, ...version } = change
        const before = { docName: this.#docName, study, header: this.#header }
        if (this.#header === insteadOf) this.#header = version.header
        this.#docName = version.docName
        this.#take(copyStudy(version.study, this.uuid), [NAME])
        return { kind: 'putVersion', ...before, insteadOf: this.#header }
      }
      default: {
        const after = applyStudyOperation(study, change)
        if (after === study) return null
        const back = inverseOf(study, change)
        this.#take(after)
        return back
      }
    }
  }

  #call(docName: string): void {
    this.#docName = docName
    this.#edits += 1
    const problem = this.#state.problem?.kind === 'name' ? null : this.#state.problem
    this.#show(problem, [NAME, ANYTHING])
  }

  #oneAtATime(write: () => Promise<void>): Promise<boolean> {
    if (this.#saving) return this.#saving
    const settle = (problem: SaveProblem | null): boolean => {
      this.#saving = null
      this.#show(problem, [NAME])
      return problem === null
    }
    this.#saving = write().then(
      () => settle(null),
      (error: unknown) => settle(saveProblem(error)),
    )
    this.#show(null)
    return this.#saving
  }

  async #write(gateway: StudyGateway): Promise<void> {
    const stored = this.#header
    const docName = this.#docName === stored?.docName ? this.#docName : this.#docName.trim()
    const refused = checkDocumentName(docName)
    if (refused) throw new StudioError(refused)
    const { study } = this.views
    const edits = this.#edits
    // So that undoing leads to what was saved, not past it.
    this.#history.endRun()
    if (stored && docName !== stored.docName) {
      const renamed = await gateway.rename(stored.docName, docName, this.uuid)
      // The revision this session knows, not the one it met: a version saved elsewhere must still be noticed.
      this.#header = { ...renamed, revision: stored.revision }
    }
    const basedOnRevision = this.#header?.revision ?? null
    this.#header = await gateway.save({ docName, study, basedOnRevision })
    this.#know({ header: this.#header, study })
    this.#savedEdits = edits
    if (edits === this.#edits) this.#docName = docName
  }

  get #restingPhase(): SavePhase {
    if (this.isDirty) return 'unsaved'
    return this.#header ? 'saved' : 'untouched'
  }

  #take(study: Study, also: readonly string[] = []): void {
    this.#edits += 1
    this.#show(this.#state.problem, [...also, ...this.views.update(study)])
    this.#listeners.notify([ANYTHING])
  }

  #show(problem: SaveState['problem'], changed: readonly string[] = []): void {
    const phase = this.#saving ? 'saving' : this.#restingPhase
    const isSame = phase === this.#state.phase && problem === this.#state.problem
    if (!isSame) this.#state = { phase, problem }
    this.#listeners.notify(isSame ? changed : [SAVING, ...changed])
  }
}
