import type { Job, JobStep, OutcomeStatement, Study } from '../Study.ts'

export const STUDY = '#study'
export const JOB = '#job'
/** Begins the field that says of one category that it does not apply. */
export const NOT_APPLICABLE = 'notApplicable:'

/** One thing of a study that is there or not, with what is said of it. */
export type Part = {
  /** For example "Job step 2". */
  readonly label: string
  /** All that a member set, by name; remarks are not among it, they follow from the text. */
  readonly fields: ReadonlyMap<string, unknown>
} & (
  | { readonly kind: 'whole' }
  | { readonly kind: 'job'; readonly stored: Job }
  | { readonly kind: 'step'; readonly stored: JobStep }
  | { readonly kind: 'statement'; readonly stored: OutcomeStatement; readonly stepId: string }
)

/** A study taken apart, in its order. Steps and statements stand under their uuid. */
export interface StudyParts {
  readonly parts: ReadonlyMap<string, Part>
  readonly steps: readonly string[]
  /** The statements of each step. */
  readonly statements: ReadonlyMap<string, readonly string[]>
}

export function takeApart(study: Study): StudyParts {
  const { jtbd, jobSteps, notApplicable = [], ...whole } = study
  const { uuid: _uuid, remarks: _remarks, verLexer: _lexer, verPrompt: _prompt, ...job } = jtbd
  const own = new Map<string, unknown>(Object.entries(whole))
  for (const entry of notApplicable) own.set(`${NOT_APPLICABLE}${entry.category}`, entry)
  const parts = new Map<string, Part>([
    [STUDY, { kind: 'whole', label: 'Study', fields: own }],
    [JOB, { kind: 'job', label: 'Job', fields: fieldsOf(job), stored: jtbd }],
  ])
  for (const [at, step] of jobSteps.entries()) {
    const { uuid, remarks: _found, outcomeStatements, ...said } = step
    parts.set(uuid, { kind: 'step', label: `Job step ${at + 1}`, fields: fieldsOf(said), stored: step })
    for (const [index, statement] of outcomeStatements.entries()) {
      const label = `Outcome statement ${at + 1}.${index + 1}`
      const { uuid: id, remarks: _made, ...written } = statement
      parts.set(id, { kind: 'statement', label, fields: fieldsOf(written), stored: statement, stepId: uuid })
    }
  }
  return {
    parts,
    steps: jobSteps.map(({ uuid }) => uuid),
    statements: new Map(
      jobSteps.map(({ uuid, outcomeStatements }) => [uuid, outcomeStatements.map((each) => each.uuid)]),
    ),
  }
}

const fieldsOf = (own: object): ReadonlyMap<string, unknown> => new Map(Object.entries(own))

/** The step a statement stands in; undefined for anything else. */
export const homeOf = (part: Part | undefined): string | undefined =>
  part?.kind === 'statement' ? part.stepId : undefined

export const textOf = (part: Part): string => String(part.fields.get('userInput') ?? '')
