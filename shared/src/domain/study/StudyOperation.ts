import type { ItemFieldValues, StudyFieldValues } from './fields/StudyField.ts'
import type { JobStepCategory } from './JOB_STEP_CATEGORIES.ts'
import type { Remark } from './remarks/Remark.ts'
import type { JobStep, JobStepUuid, OutcomeStatement, OutcomeStatementUuid } from './Study.ts'

/** Remarks by the uuid of their job, job step or outcome statement. */
export type RemarksByUuid = Readonly<Record<string, readonly Remark[]>>

type Clearable<Values> = { readonly [Name in keyof Values]: NonNullable<Values[Name]> | null }

/**
 * Every change of a study (docs/product.md §4, "Document editing"). "add" creates an empty item at an index,
 * "insert" inserts a given one, "swap" exchanges two positions. "move" removes an item and inserts it at an
 * index of the remaining list. A batch counts as one edit and is undone at once.
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
      /** Uuid of the empty outcome statement that a new job step starts with. */
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
  /** null removes the mark: the category applies again. */
  | {
      readonly kind: 'setNotApplicable'
      readonly category: JobStepCategory
      readonly reason: string | null
    }
  /** null or an empty list removes a field. */
  | { readonly kind: 'setStudyFields'; readonly fields: Clearable<StudyFieldValues> }
  /** Sets fields of the job, job step or outcome statement with this uuid. */
  | { readonly kind: 'setItemFields'; readonly uuid: string; readonly fields: Clearable<ItemFieldValues> }
  | { readonly kind: 'batch'; readonly operations: readonly StudyOperation[] }
