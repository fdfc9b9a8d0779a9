import * as z from 'zod/mini'
import { NEED_LAYERS } from '../../needs/NEED_LAYERS.ts'
import { JOB_STEP_CATEGORIES } from '../../study/JOB_STEP_CATEGORIES.ts'
import { type ProposedEditKind, proposalId } from './Proposal.ts'

const filled = z.string().check(z.minLength(1))
const text = z.string()
const category = z.enum(JOB_STEP_CATEGORIES)
const texts = z.catch(z.array(z.string()), [])

const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setExecutor'), before: text, after: filled }),
  z.object({ kind: z.literal('setJob'), before: text, after: filled }),
  z.object({
    kind: z.literal('addStep'),
    stepId: filled,
    afterStepId: z.catch(z.nullable(filled), null),
    text: filled,
    category: z.catch(z.nullable(category), null),
  }),
  z.object({ kind: z.literal('rewriteStep'), stepId: filled, before: text, after: filled }),
  z.object({ kind: z.literal('addStatement'), statementId: filled, stepId: filled, text: filled }),
  z.object({ kind: z.literal('rewriteStatement'), statementId: filled, before: text, after: filled }),
  z.object({
    kind: z.literal('moveStatement'),
    statementId: filled,
    fromStepId: filled,
    stepId: filled,
    text: filled,
  }),
  z.object({
    kind: z.literal('moveStep'),
    stepId: filled,
    fromStepId: z.nullable(filled),
    afterStepId: z.nullable(filled),
    text: filled,
  }),
  z.object({
    kind: z.literal('setCategory'),
    stepId: filled,
    fromCategory: z.catch(z.nullable(category), null),
    category,
    text: filled,
  }),
  z.object({ kind: z.literal('removeStep'), stepId: filled, text, statements: texts }),
  z.object({ kind: z.literal('removeStatement'), statementId: filled, text }),
  z.object({ kind: z.literal('addGoal'), goalId: filled, layer: z.enum(NEED_LAYERS), text: filled }),
])

/** The kinds of edits that a proposal can have. */
export const PROPOSED_EDIT_KINDS: readonly ProposedEditKind[] = edit.def.options.flatMap(
  ({ def }) => def.shape.kind.def.values,
)

const remark = z.object({
  ruleId: filled,
  severity: z.enum(['error', 'warning', 'hint']),
  message: z.string(),
})

/** A stored proposal. Unknown keys are ignored. */
export const proposalSchema = z.object({
  id: z.pipe(filled, z.transform(proposalId)),
  edit,
  reason: z.catch(z.string(), ''),
  rules: texts,
  assumptions: texts,
  remarks: z.catch(z.array(remark), []),
})
