import type { ItemFieldValues, StudyFieldValues } from './fields/StudyField.ts'
import type { Remark } from './remarks/Remark.ts'
import type {
  JobStep,
  JobStepCategory,
  JobStepUuid,
  OutcomeStatement,
  OutcomeStatementUuid,
} from './Study.ts'

/** Remarks by the uuid of the job, job step or outcome statement they were made on. */
export type RemarksByUuid = Readonly<Record<string, readonly Remark[]>>

type Clearable<Values> = { readonly [Name in keyof Values]: NonNullable<Values[Name]> | null }

/**
 * Every change of a study (docs/product.md §4, "Document editing").
 * "add" makes a new empty item at an index, "insert" puts a given one there, "swap" exchanges two positions, "move"
 * takes an item out and puts it where the index says then. A batch is one edit: it is taken back as one.
 */
export type StudyOperation =
  | { readonly kind: 'setExecutor'; readonly executor: string }
  | { readonly kind: 'replaceJob'; readonly userInput: string }
  | {
      readonly kind: 'updateJobStep'
      readonly stepId: JobStepUuid
      readonly userInput?: string
      readonly category?: JobStepCategory | null
    }
  | {
      readonly kind: 'addJobStep'
      readonly index: number
      readonly stepId: JobStepUuid
      /** A new job step starts with one empty outcome statement; this is its uuid. */
      readonly statementId: OutcomeStatementUuid
    }
  | { readonly kind: 'insertJobStep'; readonly index: number; readonly jobStep: JobStep }
  | { readonly kind: 'swapJobSteps'; readonly from: number; readonly to: number }
  | { readonly kind: 'removeJobStep'; readonly stepId: JobStepUuid }
  | {
      readonly kind: 'updateOutcomeStatement'
      readonly statementId: OutcomeStatementUuid
      readonly userInput: string
    }
  | {
      readonly kind: 'addOutcomeStatement'
      readonly stepId: JobStepUuid
      readonly index: number
      readonly statementId: OutcomeStatementUuid
    }
  | {
      readonly kind: 'insertOutcomeStatement'
      readonly stepId: JobStepUuid
      readonly index: number
      readonly outcomeStatement: OutcomeStatement
    }
  | {
      readonly kind: 'swapOutcomeStatements'
      readonly stepId: JobStepUuid
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'removeOutcomeStatement'; readonly statementId: OutcomeStatementUuid }
  | {
      readonly kind: 'recordRemarks'
      readonly remarks: RemarksByUuid
      readonly verLexer: string
      readonly verPrompt?: string
    }
  | { readonly kind: 'moveJobStep'; readonly stepId: JobStepUuid; readonly to: number }
  | {
      readonly kind: 'moveOutcomeStatement'
      readonly statementId: OutcomeStatementUuid
      readonly stepId: JobStepUuid
      readonly to: number
    }
  /** null: the category does apply. */
  | {
      readonly kind: 'setNotApplicable'
      readonly category: JobStepCategory
      readonly reason: string | null
    }
  /** null removes a field, as does an empty list. */
  | { readonly kind: 'setStudyFields'; readonly fields: Clearable<StudyFieldValues> }
  /** Sets fields of the job, job step or outcome statement with this uuid. */
  | { readonly kind: 'setItemFields'; readonly uuid: string; readonly fields: Clearable<ItemFieldValues> }
  | { readonly kind: 'batch'; readonly operations: readonly StudyOperation[] }
