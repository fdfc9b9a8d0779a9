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
  #outline: readonly JobStepUuid[] = []
  #steps = new Map<string, JobStepView>()
  #statements = new Map<string, OutcomeStatement>()

  constructor(study: Study) {
    this.#study = study
    this.#index(study)
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

  /** Indexes the next state of the study. Returns the changed keys: JOB, OUTLINE, uuids of items. */
  update(study: Study): ReadonlySet<string> {
    const before = { job: this.job, outline: this.#outline, steps: this.#steps, statements: this.#statements }
    this.#study = study
    this.#index(study)
    const changed = new Set<string>()
    if (before.job !== this.job) changed.add(JOB)
    if (before.outline !== this.#outline) changed.add(OUTLINE)
    addDifferences(changed, before.steps, this.#steps)
    addDifferences(changed, before.statements, this.#statements)
    return changed
  }

  #index(study: Study): void {
    const steps = study.jobSteps.map((step) => viewOf(step, this.#steps.get(step.uuid)))
    this.#outline = reuse(
      this.#outline,
      steps.map(({ uuid }) => uuid),
    )
    this.#steps = new Map(steps.map((step) => [step.uuid, step]))
    this.#statements = new Map(
      study.jobSteps.flatMap(({ outcomeStatements }) =>
        outcomeStatements.map((statement) => [statement.uuid, statement] as const),
      ),
    )
  }
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
