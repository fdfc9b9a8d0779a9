import type { StudySession, StudyViews } from '@outcome-studio/shared/document'
import type { AutomationRequest, OutcomeAutomationResult } from '@outcome-studio/shared/domain/automation'
import { createListeners } from '@outcome-studio/shared/domain/base'
import type { JudgeRefusal } from '@outcome-studio/shared/domain/judge'
import type { Remark, RemarksByUuid, Study } from '@outcome-studio/shared/domain/study'
import { countOpenRemarks } from '../checking/countOpenRemarks.ts'
import { withStudyFindings, withTextFindings } from './mergeFindings.ts'
import { itemsOf, partRequest, type ValidatedItem, wholeRequest } from './studyParts.ts'
import type { ValidationScope } from './ValidationScope.ts'
import type { ValidationState } from './ValidationState.ts'

/** Texts per request: few enough to show progress and to lose little when stopped. */
const PART = 40

interface ValidationOptions {
  readonly session: StudySession
  readonly run: (request: AutomationRequest) => Promise<OutcomeAutomationResult>
  /** Returns the message for a failure. Called once per failure. */
  readonly explain: (error: unknown) => string
  /** Saves the study. Called at the end of a run if nothing but its results is unsaved. */
  readonly save: () => void
}

/** One validation from start to end, including interruptions. */
interface Run {
  readonly total: number
  /** Uuids left to check. */
  waiting: readonly string[]
  /** Set once a judge did not answer at all, so that later requests do not wait for it. */
  isJudgeSilent: boolean
  readonly found: Map<string, readonly Remark[]>
  readonly changed: Set<string>
  readonly unjudged: Set<string>
  /** The judge's quota that was used up, if any. */
  refusal: JudgeRefusal | null
}

/**
 * Checks a study on the server in parts and writes the findings of each part into the session. A stopped or failed
 * run can therefore be continued. Only one run is active at a time.
 */
export class Validation {
  readonly #options: ValidationOptions
  readonly #listeners = createListeners()
  /** The text of each item when it was last validated. */
  readonly #validated = new Map<string, string>()
  #run: Run | null = null
  #stopping = new AbortController()
  #state: ValidationState = { kind: 'idle' }
  /** The content that differs from the saved one by results alone; null if there is none. */
  #unsavedResults: Study | null = null

  constructor(options: ValidationOptions) {
    this.#options = options
  }

  get state(): ValidationState {
    return this.#state
  }
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener)

  /** Whether anything was validated in this session, so that later changes can be found. */
  get hasRun(): boolean {
    return this.#validated.size > 0
  }

  start(scope: ValidationScope): void {
    if (this.#state.kind === 'running') return
    const waiting = this.#uuidsIn(scope)
    this.#run = {
      total: waiting.length,
      waiting,
      isJudgeSilent: false,
      found: new Map(),
      changed: new Set(),
      unjudged: new Set(),
      refusal: null,
    }
    void this.#go(this.#run)
  }

  /** Continues a stopped or failed run. */
  resume(): void {
    if (this.#run && (this.#state.kind === 'stopped' || this.#state.kind === 'failed'))
      void this.#go(this.#run)
  }

  /** Stops the run. Findings so far are kept; a pending response is ignored. */
  stop(): void {
    if (this.#state.kind !== 'running') return
    this.close()
    this.#saveResults()
  }

  /** Stops without saving, because the study is closed. */
  close(): void {
    if (this.#state.kind !== 'running') return
    this.#stopping.abort()
    this.#show({ ...this.#state, kind: 'stopped' })
  }

  dismiss(): void {
    if (this.#state.kind !== 'running') this.#show({ kind: 'idle' })
  }

  async #go(run: Run): Promise<void> {
    const stopping = new AbortController()
    this.#stopping = stopping
    const progress = () => ({ checked: run.total - run.waiting.length, total: run.total })
    this.#show({ kind: 'running', ...progress() })
    try {
      while (run.waiting.length > 0) {
        const part = run.waiting.slice(0, PART)
        const record = await this.#check(run, part)
        if (stopping.signal.aborted) return
        record()
        run.waiting = run.waiting.slice(PART)
        this.#show({ kind: 'running', ...progress() })
      }
      const record = await this.#checkWhole(run)
      if (stopping.signal.aborted) return
      record()
      this.#show({ kind: 'done', report: reportOf(run, this.#options.session.views) })
      this.#saveResults()
    } catch (error) {
      if (stopping.signal.aborted) return
      this.#show({ kind: 'failed', ...progress(), message: this.#options.explain(error) })
      this.#saveResults()
    }
  }

  /** Checks some items. Returns a function that writes the findings into the session. */
  async #check(run: Run, uuids: readonly string[]): Promise<() => void> {
    const sent = this.#items
    const present = uuids.filter((uuid) => sent.has(uuid))
    if (present.length === 0) return () => {}
    const asksJudge = !run.isJudgeSilent
    const result = await this.#options.run(partRequest(this.#study, present, asksJudge))
    return () => {
      const { judge } = result
      if (judge && judge.answered === 0 && judge.failed > 0) run.isJudgeSilent = true
      run.refusal ??= judge?.refusal ?? null
      const open = new Set(asksJudge ? judge?.unjudged : present)
      const findings = this.#unchanged(run, sent, present).map(({ uuid, text, remarks }) => {
        if (open.has(uuid)) run.unjudged.add(uuid)
        const found = result.remarks[uuid] ?? []
        this.#validated.set(uuid, text)
        const after = withTextFindings(remarks, found, judge !== undefined && !open.has(uuid))
        run.found.set(uuid, after)
        return [uuid, after] as const
      })
      this.#record(Object.fromEntries(findings), result)
    }
  }

  async #checkWhole(run: Run): Promise<() => void> {
    const sent = this.#items
    const result = await this.#options.run(wholeRequest(this.#study))
    return () => {
      const findings = this.#unchanged(run, sent, [...sent.keys()]).flatMap(({ uuid, remarks }) => {
        const found = result.remarks[uuid] ?? []
        const after = withStudyFindings(remarks, found)
        if (run.found.has(uuid)) run.found.set(uuid, after)
        return found.length === 0 && after.length === remarks.length ? [] : [[uuid, after] as const]
      })
      this.#record(Object.fromEntries(findings), result)
    }
  }

  /** The current items whose texts have not changed since they were sent. */
  #unchanged(
    run: Run,
    sent: ReadonlyMap<string, ValidatedItem>,
    uuids: readonly string[],
  ): readonly ValidatedItem[] {
    const now = this.#items
    return uuids.flatMap((uuid) => {
      const item = now.get(uuid)
      if (item === undefined) return []
      if (item.text === sent.get(uuid)?.text) return [item]
      run.changed.add(uuid)
      run.found.delete(uuid)
      return []
    })
  }

  #record(remarks: RemarksByUuid, { verLexer, verPrompt }: OutcomeAutomationResult): void {
    const { session } = this.#options
    const prompt = verPrompt ?? this.#study.jtbd.verPrompt
    const hasOtherChanges = session.isDirty && !this.#hasOnlyResults
    session.apply({
      kind: 'recordRemarks',
      remarks,
      verLexer,
      ...(prompt === undefined ? {} : { verPrompt: prompt }),
    })
    this.#unsavedResults = hasOtherChanges ? null : session.content
  }

  /** Whether nothing but results is unsaved. */
  get #hasOnlyResults(): boolean {
    const { header, docName, content } = this.#options.session
    return header?.docName === docName && content === this.#unsavedResults
  }

  #saveResults(): void {
    const { session, save } = this.#options
    if (session.isDirty && this.#hasOnlyResults) save()
  }

  #uuidsIn(scope: ValidationScope): readonly string[] {
    switch (scope.kind) {
      case 'study':
        return [...this.#items.keys()]
      case 'jobStep':
        return this.#study.jobSteps
          .filter(({ uuid }) => uuid === scope.stepId)
          .flatMap(({ uuid, outcomeStatements }) => [uuid, ...outcomeStatements.map((each) => each.uuid)])
      case 'changed':
        return [...this.#items.values()]
          .filter(({ uuid, text }) => this.#validated.get(uuid) !== text)
          .map(({ uuid }) => uuid)
      case 'unjudged':
        return [...(this.#run?.unjudged ?? [])]
    }
  }

  get #study() {
    return this.#options.session.content
  }
  get #items(): ReadonlyMap<string, ValidatedItem> {
    return itemsOf(this.#study)
  }

  #show(state: ValidationState): void {
    this.#state = state
    this.#listeners.notify()
  }
}

function reportOf({ total, found, changed, unjudged, refusal }: Run, views: StudyViews) {
  const counts = countOpenRemarks(views, found)
  return { checked: total, counts, changed: changed.size, unjudged: unjudged.size, refusal }
}
