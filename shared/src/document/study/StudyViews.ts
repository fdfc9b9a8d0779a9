import type {
  Job,
  JobStep,
  JobStepUuid,
  OutcomeStatement,
  OutcomeStatementUuid,
  Study,
} from '@outcome-studio/shared/domain/study'
import type { DocumentViews } from '../core/DocumentViews.ts'

/** A job step without the texts of its statements. It keeps its identity while one of them is edited. */
export interface JobStepView
  extends Pick<JobStep, 'uuid' | 'userInput' | 'category' | 'remarks' | 'dismissals'> {
  readonly statementIds: readonly OutcomeStatementUuid[]
}

/** Keys of the views that are not items; an item's key is its uuid. */
export const JOB = 'job'
export const OUTLINE = 'outline'

/** A study, split into what each part of a screen shows. */
export class StudyViews implements DocumentViews<Study> {
  #study: Study
  #outline: readonly JobStepUuid[]
  readonly #steps = new Map<string, JobStepView>()
  readonly #statements = new Map<string, OutcomeStatement>()

  constructor(study: Study) {
    this.#study = study
    this.#outline = study.jobSteps.map(({ uuid }) => uuid)
    this.#replace([], study.jobSteps, new Set())
  }

  /** The job with its executor. */
  get job(): Job {
    return this.#study.jtbd
  }
  /** The job steps in their order. */
  get outline(): readonly JobStepUuid[] {
    return this.#outline
  }
  /** A job step; undefined if there is none of that uuid. */
  step(stepId: JobStepUuid): JobStepView | undefined {
    return this.#steps.get(stepId)
  }
  /** An outcome statement; undefined if there is none of that uuid. */
  statement(statementId: OutcomeStatementUuid): OutcomeStatement | undefined {
    return this.#statements.get(statementId)
  }

  /** Indexes the next state of the study, step by step where they differ. Returns the changed keys: JOB, OUTLINE, uuids of items. */
  update(study: Study): ReadonlySet<string> {
    const before = this.#study
    this.#study = study
    const changed = new Set<string>()
    if (before.jtbd !== study.jtbd) changed.add(JOB)
    if (before.jobSteps === study.jobSteps) return changed
    const [earlier, present] = [new Set(before.jobSteps), new Set(study.jobSteps)]
    const outline = reuse(
      this.#outline,
      study.jobSteps.map(({ uuid }) => uuid),
    )
    if (outline !== this.#outline) changed.add(OUTLINE)
    this.#outline = outline
    this.#replace(
      before.jobSteps.filter((step) => !present.has(step)),
      study.jobSteps.filter((step) => !earlier.has(step)),
      changed,
    )
    return changed
  }

  /** Replaces steps and their statements by others, and adds the keys of those that differ. */
  #replace(gone: readonly JobStep[], added: readonly JobStep[], changed: Set<string>): void {
    const before = { steps: new Map<string, JobStepView>(), statements: new Map<string, OutcomeStatement>() }
    for (const { uuid, outcomeStatements } of gone) {
      moveTo(before.steps, this.#steps, uuid)
      for (const statement of outcomeStatements) moveTo(before.statements, this.#statements, statement.uuid)
    }
    const after = { steps: new Map<string, JobStepView>(), statements: new Map<string, OutcomeStatement>() }
    for (const step of added) {
      after.steps.set(step.uuid, viewOf(step, before.steps.get(step.uuid)))
      for (const statement of step.outcomeStatements) after.statements.set(statement.uuid, statement)
    }
    for (const [uuid, step] of after.steps) this.#steps.set(uuid, step)
    for (const [uuid, statement] of after.statements) this.#statements.set(uuid, statement)
    addDifferences(changed, before.steps, after.steps)
    addDifferences(changed, before.statements, after.statements)
  }
}

function moveTo<View>(to: Map<string, View>, from: Map<string, View>, uuid: string): void {
  const view = from.get(uuid)
  if (view !== undefined) to.set(uuid, view)
  from.delete(uuid)
}

function viewOf(step: JobStep, before: JobStepView | undefined): JobStepView {
  const { uuid, userInput, category, remarks, dismissals } = step
  const ids = step.outcomeStatements.map((statement) => statement.uuid)
  const statementIds = reuse(before?.statementIds ?? [], ids)
  const isSame =
    before !== undefined &&
    before.userInput === userInput &&
    before.category === category &&
    before.remarks === remarks &&
    before.dismissals === dismissals &&
    before.statementIds === statementIds
  if (isSame) return before
  return { uuid, userInput, category, remarks, statementIds, ...(dismissals && { dismissals }) }
}

function reuse<Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  return before.length === after.length && after.every((item, at) => item === before[at]) ? before : after
}

function addDifferences<View>(
  changed: Set<string>,
  before: ReadonlyMap<string, View>,
  after: ReadonlyMap<string, View>,
): void {
  for (const [key, view] of after) if (before.get(key) !== view) changed.add(key)
  for (const key of before.keys()) if (!after.has(key)) changed.add(key)
}
