import type { Remark } from '../checker/Remark.ts'
import type {
  JobStep,
  JobStepCategory,
  JobStepUuid,
  OutcomeStatement,
  OutcomeStatementUuid,
} from './Study.ts'

/** Remarks by the uuid of the job, job step or outcome statement they were made on. */
export type RemarksByUuid = Readonly<Record<string, readonly Remark[]>>

/**
 * Every way a study can change (specification, section 4, "Document editing").
 * "add" makes a new empty item at an index, "insert" puts a given one there, "swap" exchanges two positions.
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
