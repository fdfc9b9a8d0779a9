import type { Cell, CellStyle, CellValue, Paragraph } from '@outcome-studio/shared/files'
import type { Job, JobStep, OutcomeStatement, Study } from '../Study.ts'
import type { RatingScale } from './RATING_SCALES.ts'

/** Keys that make up the structure of the document or record a check. All other keys are fields. */
type StructureKey = 'uuid' | 'remarks' | 'verLexer' | 'verPrompt' | 'jtbd' | 'jobSteps' | 'outcomeStatements'
type FieldName<Holder> = Exclude<keyof Holder, StructureKey>

/** One row for each field of a study, job, job step or outcome statement; a field without a row does not compile. */
export type FieldsOf<Holder> = { readonly [Name in FieldName<Holder>]-?: StudyField<Holder> }

/** Some of a holder's fields, as read from a file. */
export type FieldValues<Holder> = Partial<Pick<Holder, FieldName<Holder>>>

export type OptionalFieldName<Holder> = {
  [Name in FieldName<Holder>]: object extends Pick<Holder, Name> ? Name : never
}[FieldName<Holder>]
/** The optional fields of a holder. Lists that have an operation of their own are not among them. */
export type OptionalFields<Holder> = Pick<Holder, Exclude<OptionalFieldName<Holder>, 'notApplicable'>>

export type StudyFieldValues = OptionalFields<Study>
/** Optional fields of jobs, job steps and outcome statements. */
export type ItemFieldValues = OptionalFields<Job> & OptionalFields<JobStep> & OptionalFields<OutcomeStatement>

/** What merge, history, import and export need to know about one field. `studySchema` has its stored shape. */
export interface StudyField<Holder> {
  /**
   * Label in a comparison of two versions, for example "Category of job step 2".
   * @param item label of the field's item, for example "Job step 2"
   */
  readonly label: (item: string) => string
  /** Value as text in a comparison; null if there is none. */
  readonly text: (holder: Holder) => string | null
  /**
   * Name of an edit in the history, for example "rating of outcome statement 2.1 changed".
   * @param item for example "outcome statement 2.1"
   */
  readonly edit: (item: string) => string
  /** True for a text field: successive edits count as one. */
  readonly isTyped: boolean
  /** Set for a field that is compared entry by entry. */
  readonly entries?: FieldEntries<Holder>
  /** `layout`: each format places the field itself. `none`: files do not contain it. */
  readonly files: 'layout' | 'none' | FieldColumns<Holder> | FieldFact<Holder>
}

/** A field whose parts have keys, for example one reason for each category that does not apply. Mostly a list of them. */
export interface FieldEntries<Holder> {
  /** All possible keys, in the order of the list; null if the entries are in ascending order of their keys. */
  readonly keys: readonly string[] | null
  readonly list: (holder: Holder) => readonly FieldEntry[]
  /** Makes the field of the values of its entries; a list of them by default. */
  readonly join?: (values: readonly unknown[]) => unknown
}

export interface FieldEntry {
  readonly key: string
  /**
   * Label in a comparison of two versions.
   * @param item label of the field's item, for example "Outcome statement 2.1"
   */
  readonly label: (item: string) => string
  readonly text: string
  readonly value: unknown
}

/** A field of a job step or an outcome statement with columns of its own in CSV files, workbooks and Word tables. */
export interface FieldColumns<Holder> {
  readonly columns: readonly FieldColumn<Holder>[]
  /** Shown if any item has the field. */
  readonly wordColumns: readonly WordColumn<Holder>[]
  /** Cell in the preview of an import; null for a field that foreign tables cannot contain. */
  readonly preview: { readonly title: string; readonly text: (values: FieldValues<Holder>) => string } | null
  /**
   * Reads the field back.
   * @param cell returns a row's cell by the column's title, empty if there is none
   * @param scale of ratings; null if it is not known, which leaves them out
   * @returns a problem if the cells contain something that cannot be read
   */
  readonly read: (
    cell: (title: string) => string,
    scale: RatingScale | null,
  ) => {
    readonly values: FieldValues<Holder>
    readonly problem: string | null
  }
}

export interface FieldColumn<Holder> {
  readonly title: string
  /** In digits. */
  readonly width: number
  readonly style: CellStyle
  readonly cell: (holder: Holder) => CellValue | Cell
  /** Text in a CSV file; by default the cell's value. */
  readonly text?: (holder: Holder) => string
  /** Set if a column of a foreign table can be mapped to this one; matches its likely titles. */
  readonly mapped?: { readonly name: string; readonly titles: RegExp }
}

interface WordColumn<Holder> {
  readonly title: string
  /** Relative to the number column, which has 1. */
  readonly width: number
  readonly cell: (holder: Holder) => string | Paragraph
}

/** A field of the whole study: a labeled row in files. */
export interface FieldFact<Holder> {
  readonly title: string
  readonly value: (holder: Holder) => string | number | null
  /** Reads the value back; empty for a text that is none. */
  readonly read: (text: string) => FieldValues<Holder>
}
