import {
  type Job,
  type JobStep,
  type OutcomeStatement,
  STUDY_FIELDS,
  type Study,
  type StudyField,
} from '@outcome-studio/shared/domain/study'

export const STUDY = '#study'
export const JOB = '#job'

/** A field's value with its label and text. */
interface PartField {
  /** @param item label of the part, for example "Job step 2" */
  readonly label: (item: string) => string
  readonly text: string | null
  readonly value: unknown
}

/** The study itself, its job, a step or a statement. */
export type Part = {
  /** For example "Job step 2". */
  readonly label: string
  /** Fields that a member sets, by name. Remarks are not among them, because they follow from the text. */
  readonly fields: ReadonlyMap<string, PartField>
} & (
  | { readonly kind: 'whole' }
  | { readonly kind: 'job'; readonly stored: Job }
  | { readonly kind: 'step'; readonly stored: JobStep }
  | { readonly kind: 'statement'; readonly stored: OutcomeStatement; readonly stepId: string }
)

/** The parts of a study in their order, steps and statements by uuid. */
export interface StudyParts {
  readonly parts: ReadonlyMap<string, Part>
  readonly steps: readonly string[]
  /** The statements of each step. */
  readonly statements: ReadonlyMap<string, readonly string[]>
}

export function takeApart(study: Study): StudyParts {
  const { jtbd, jobSteps, ...whole } = study
  const { uuid: _uuid, remarks: _remarks, verLexer: _lexer, verPrompt: _prompt, ...job } = jtbd
  const parts = new Map<string, Part>([
    [STUDY, { kind: 'whole', label: 'Study', fields: fieldsOf(STUDY_FIELDS.study, study, whole) }],
    [JOB, { kind: 'job', label: 'Job', fields: fieldsOf(STUDY_FIELDS.job, jtbd, job), stored: jtbd }],
  ])
  for (const [at, step] of jobSteps.entries()) {
    const { uuid, remarks: _found, outcomeStatements, ...own } = step
    const label = `Job step ${at + 1}`
    parts.set(uuid, {
      kind: 'step',
      label,
      fields: fieldsOf(STUDY_FIELDS.step, step, own),
      stored: step,
    })
    for (const [index, statement] of outcomeStatements.entries()) {
      const label = `Outcome statement ${at + 1}.${index + 1}`
      const { uuid: id, remarks: _made, ...written } = statement
      const fields = fieldsOf(STUDY_FIELDS.statement, statement, withOneRating(written))
      parts.set(id, { kind: 'statement', label, fields, stored: statement, stepId: uuid })
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

/** Prefix of the names of a list field's entries. */
export const entryPrefix = (field: string): string => `${field}:`

/**
 * Puts a half rating under the key of a whole one, so that completing a rating on one side and clearing it on the other
 * is one difference. `parseStudy` separates them again.
 */
function withOneRating(values: object): object {
  const named = Object.entries(values).filter(([name]) => name !== 'halfRating' || !('rating' in values))
  return Object.fromEntries(named.map(([name, value]) => [name === 'halfRating' ? 'rating' : name, value]))
}

/** @param values the holder's fields, including unknown ones */
function fieldsOf<Holder>(
  known: Readonly<Record<string, StudyField<Holder>>>,
  holder: Holder,
  values: object,
): ReadonlyMap<string, PartField> {
  const fields = new Map<string, PartField>()
  const entries = new Map<string, PartField>()
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    if (!field) fields.set(name, unknownField(name, value))
    else if (!field.entries) fields.set(name, { label: field.label, text: field.text(holder), value })
    else
      for (const { key, ...entry } of field.entries.list(holder))
        entries.set(`${entryPrefix(name)}${key}`, entry)
  }
  return new Map([...fields, ...entries])
}

/** A field of another version is shown as stored. */
function unknownField(name: string, value: unknown): PartField {
  return {
    label: (item) => `${item} (${name})`,
    text: typeof value === 'string' ? value : JSON.stringify(value),
    value,
  }
}

export function valuesOf(part: Part | undefined): Record<string, unknown> {
  return Object.fromEntries([...(part?.fields ?? [])].map(([name, { value }]) => [name, value]))
}

/** The step a statement belongs to; undefined for other parts. */
export const homeOf = (part: Part | undefined): string | undefined =>
  part?.kind === 'statement' ? part.stepId : undefined

export const textOf = (part: Part): string => part.fields.get('userInput')?.text ?? ''
