import type { StoredStudy } from '@outcome-studio/shared/data'
import {
  applyStudyOperation,
  checkDocumentName,
  inverseOf,
  newStudy,
  StudioError,
  type Study,
  type StudyHeader,
  type StudyOperation,
  type StudyUuid,
} from '@outcome-studio/shared/domain'
import { KeyedListeners } from './KeyedListeners.ts'
import type { SavePhase, SaveProblem, SaveState } from './SaveState.ts'
import type { StudyGateway } from './StudyGateway.ts'
import { StudyViews } from './StudyViews.ts'
import { saveProblem } from './saveProblem.ts'
import { UndoStack } from './UndoStack.ts'

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

/**
 * One study being edited: its text, what can be undone, and whether it is saved. It knows no screen and no
 * database. Edits never wait for a save: what is typed while one is under way stays unsaved.
 */
export class EditorSession {
  readonly uuid: StudyUuid
  readonly views: StudyViews
  readonly #listeners = new KeyedListeners()
  readonly #undo = new UndoStack()
  #docName: string
  /** The stored state this session is based on; null while there is none. */
  #header: StudyHeader | null
  #edits = 0
  #savedEdits = 0
  #saving: Promise<boolean> | null = null
  #state: SaveState

  /** @param start a stored study, or the uuid for a new one */
  constructor(start: StoredStudy | { readonly uuid: StudyUuid }) {
    const isStored = 'header' in start
    this.views = new StudyViews(isStored ? start.study : newStudy({ uuid: start.uuid }))
    this.uuid = this.views.job.uuid
    this.#docName = isStored ? start.header.docName : ''
    this.#header = isStored ? start.header : null
    this.#state = { phase: this.#restingPhase, problem: null }
  }

  get docName(): string {
    return this.#docName
  }
  get header(): StudyHeader | null {
    return this.#header
  }
  /** Set by any edit, cleared by a save or `reset` (specification, section 4). */
  get isDirty(): boolean {
    return this.#edits !== this.#savedEdits
  }
  get canUndo(): boolean {
    return !this.#undo.isEmpty
  }
  get saveState(): SaveState {
    return this.#state
  }

  /** Calls back after each change of one thing: a key of this file or of StudyViews, or an item's uuid. */
  subscribe(key: string, listener: () => void): () => void {
    return this.#listeners.subscribe(key, listener)
  }

  /** Makes an edit. Returns whether it changed anything. */
  apply(operation: StudyOperation): boolean {
    const before = this.views.study
    const after = applyStudyOperation(before, operation)
    if (after === before) return false
    const inverse = inverseOf(before, operation)
    if (inverse) this.#undo.push(operation, inverse)
    this.#take(after)
    return true
  }

  /** Takes the latest edit back. Returns whether there was one. */
  undo(): boolean {
    for (let inverse = this.#undo.pop(); inverse; inverse = this.#undo.pop()) {
      const after = applyStudyOperation(this.views.study, inverse)
      if (after === this.views.study) continue
      this.#take(after)
      return true
    }
    return false
  }

  /** Changes what the study is to be called from the next save on. */
  rename(docName: string): void {
    if (docName === this.#docName) return
    this.#docName = docName
    this.#edits += 1
    const problem = this.#state.problem?.kind === 'name' ? null : this.#state.problem
    this.#show(problem, [NAME, ANYTHING])
  }

  /** Puts another version in place as an unsaved edit, for example a draft that was kept. */
  restore({ docName, study }: StudyVersion, basedOn: StudyHeader | null = this.#header): void {
    this.#header = basedOn
    this.#docName = docName
    this.#undo.clear()
    this.#take(study, [NAME])
  }

  /** Puts the stored state in place and forgets every edit. */
  reset({ header, study }: StoredStudy): void {
    this.#header = header
    this.#docName = header.docName
    this.#undo.clear()
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

  /** Saves this version over whatever is stored by now. The member chose so. */
  saveOver(gateway: StudyGateway): Promise<boolean> {
    return this.#oneAtATime(async () => {
      const { header } = await gateway.load(this.#header?.docName ?? this.#docName.trim())
      if (header.uuid !== this.uuid) throw new StudioError('cen/doc-already-exists')
      this.#header = header
      await this.#write(gateway)
    })
  }

  /** Saves as a study of its own after the stored one was deleted. */
  saveAnew(gateway: StudyGateway): Promise<boolean> {
    this.#header = null
    this.#edits += 1
    return this.save(gateway)
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
    if (stored && docName !== stored.docName) {
      const renamed = await gateway.rename(stored.docName, docName)
      // The revision this session knows, not the one it met: a version saved elsewhere must still be noticed.
      this.#header = { ...renamed, revision: stored.revision }
    }
    const basedOnRevision = this.#header?.revision ?? null
    this.#header = await gateway.save({ docName, study, basedOnRevision })
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
