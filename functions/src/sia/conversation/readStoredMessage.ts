import {
  ANSWER_NOTICES,
  ANSWER_STATUSES,
  JOB_STEP_CATEGORIES,
  NEED_LAYERS,
  proposalId,
  type SiaMessage,
  siaMessageId,
} from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'

const messageId = z.string().transform(siaMessageId)
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setExecutor'), before: z.string(), after: z.string() }),
  z.object({ kind: z.literal('setJob'), before: z.string(), after: z.string() }),
  z.object({
    kind: z.literal('addStep'),
    stepId: z.string(),
    afterStepId: z.string().nullable(),
    text: z.string(),
    category: z.enum(JOB_STEP_CATEGORIES).nullable(),
  }),
  z.object({ kind: z.literal('rewriteStep'), stepId: z.string(), before: z.string(), after: z.string() }),
  z.object({
    kind: z.literal('addStatement'),
    statementId: z.string(),
    stepId: z.string(),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('rewriteStatement'),
    statementId: z.string(),
    before: z.string(),
    after: z.string(),
  }),
  z.object({ kind: z.literal('addGoal'), goalId: z.string(), layer: z.enum(NEED_LAYERS), text: z.string() }),
])
const proposal = z.object({
  id: z.string().transform(proposalId),
  edit,
  reason: z.string(),
  rules: z.array(z.string()),
  assumptions: z.array(z.string()),
  remarks: z.array(
    z.object({ ruleId: z.string(), severity: z.enum(['error', 'warning', 'hint']), message: z.string() }),
  ),
})
const decision = z.object({ kind: z.enum(['accepted', 'rejected']), text: z.string().exactOptional() })

const schema = z.discriminatedUnion('role', [
  z.object({
    id: messageId,
    role: z.literal('member'),
    text: z.string(),
    createdAt: z.string(),
    parentId: messageId.nullable(),
  }),
  z.object({
    id: messageId,
    role: z.literal('coach'),
    text: z.string(),
    createdAt: z.string(),
    parentId: messageId,
    status: z.enum(ANSWER_STATUSES),
    growsUntil: z.string(),
    by: z.enum(['rules', 'model']),
    notice: z.enum(ANSWER_NOTICES).nullable(),
    choices: z.array(z.string()),
    proposals: z.array(proposal),
    decisions: z.record(z.string().transform(proposalId), decision),
    stopRequested: z.boolean(),
    state: z.string(),
  }),
])

/** Reads a message as it is stored; null if there is none or it is malformed. */
export function readStoredMessage(document: DocumentSnapshot): SiaMessage | null {
  const message = schema.safeParse({ ...document.data(), id: document.id })
  return message.success ? message.data : null
}
