import type { Branded } from '../../base/Branded.ts'
import type { NeedLayer } from '../../needs/NEED_LAYERS.ts'
import type { JobStepCategory } from '../../study/JOB_STEP_CATEGORIES.ts'
import type { Severity } from '../../study/remarks/Remark.ts'

/** Identifies a proposal in its answer. */
export type ProposalId = Branded<string, 'ProposalId'>

/** Marks a string as the id of a proposal. The caller guarantees that it is unique in its answer. */
export const proposalId = (value: string): ProposalId => value as ProposalId

/**
 * One edit that the coach proposes. Uuids of new items are part of it, so that accepting twice adds one item. `before`
 * is the text that the edit replaces; a text that has changed since is not overwritten.
 */
export type ProposedEdit =
  | { readonly kind: 'setExecutor'; readonly before: string; readonly after: string }
  | { readonly kind: 'setJob'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'addStep'
      readonly stepId: string
      /** Uuid of the step that it follows; null for the first place. */
      readonly afterStepId: string | null
      readonly text: string
      readonly category: JobStepCategory | null
    }
  | {
      readonly kind: 'rewriteStep'
      readonly stepId: string
      readonly before: string
      readonly after: string
    }
  /** Added at the end of the step. */
  | {
      readonly kind: 'addStatement'
      readonly statementId: string
      readonly stepId: string
      readonly text: string
    }
  | {
      readonly kind: 'rewriteStatement'
      readonly statementId: string
      readonly before: string
      readonly after: string
    }
  /** Put at the end of another step; `text` is that of the statement, which stays. */
  | {
      readonly kind: 'moveStatement'
      readonly statementId: string
      readonly fromStepId: string
      readonly stepId: string
      readonly text: string
    }
  /** Put behind another step; `text` is that of the step, which stays. */
  | {
      readonly kind: 'moveStep'
      readonly stepId: string
      /** Uuid of the step that it followed; null for the first place. */
      readonly fromStepId: string | null
      /** Uuid of the step that it is to follow; null for the first place. */
      readonly afterStepId: string | null
      readonly text: string
    }
  /** Puts a step into another category of the job map; `text` is that of the step, which stays. */
  | {
      readonly kind: 'setCategory'
      readonly stepId: string
      readonly fromCategory: JobStepCategory | null
      readonly category: JobStepCategory
      readonly text: string
    }
  | {
      readonly kind: 'removeStep'
      readonly stepId: string
      readonly text: string
      /** Texts of its outcome statements, which are removed with it. */
      readonly statements: readonly string[]
    }
  | { readonly kind: 'removeStatement'; readonly statementId: string; readonly text: string }
  /** Goes into the needs document of the session, at the end of the layer. */
  | { readonly kind: 'addGoal'; readonly goalId: string; readonly layer: NeedLayer; readonly text: string }

export type ProposedEditKind = ProposedEdit['kind']

/** An edit that writes no text: it moves an item, puts it into a category or removes it. */
export type WordlessEdit = Extract<
  ProposedEdit,
  { kind: 'moveStatement' | 'moveStep' | 'setCategory' | 'removeStep' | 'removeStatement' }
>

/** Whether an edit of this kind writes no text. */
export const isWordlessKind = (kind: ProposedEditKind): kind is WordlessEdit['kind'] =>
  /^(?:move|remove|setCategory)/.test(kind)

/** Whether an edit moves, categorizes or removes an item, whose text stays as it is. */
export const isWordless = (edit: ProposedEdit): edit is WordlessEdit => isWordlessKind(edit.kind)

/** A remark that a draft still has after the coach rewrote it. */
export interface ProposalRemark {
  readonly ruleId: string
  readonly severity: Severity
  readonly message: string
}

/** A proposal of the coach, checked before it is shown. It reaches the study only if the member accepts it. */
export interface Proposal {
  readonly id: ProposalId
  readonly edit: ProposedEdit
  /** Why, in a sentence. */
  readonly reason: string
  /** Ids of the rules that the edit follows or repairs, for example "O2". */
  readonly rules: readonly string[]
  /** Words of substance that the member has not said. */
  readonly assumptions: readonly string[]
  readonly remarks: readonly ProposalRemark[]
}

/** The text that a proposal writes, or that of the item which it moves, puts into a category or removes. */
export const proposedText = ({ edit }: Pick<Proposal, 'edit'>): string =>
  'after' in edit ? edit.after : edit.text

/** The id of the step, statement or goal that an edit adds; null if it changes what is there. */
export function addedItem(edit: ProposedEdit): string | null {
  switch (edit.kind) {
    case 'addStep':
      return edit.stepId
    case 'addStatement':
      return edit.statementId
    case 'addGoal':
      return edit.goalId
    default:
      return null
  }
}
