import * as z from 'zod/mini'
import { isRecord } from '../../base/isRecord.ts'
import type { Proposal } from '../proposals/Proposal.ts'
import { proposalSchema } from '../proposals/proposalSchema.ts'
import {
  ANSWER_NOTICES,
  ANSWER_STATUSES,
  type Decision,
  type MemberMessage,
  type SiaMessage,
  siaMessageId,
} from './SiaMessage.ts'

const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))
const messageId = z.pipe(z.string().check(z.minLength(1)), z.transform(siaMessageId))
/** A message without a valid time is as old as can be, rather than lost. */
const createdAt = z.catch(time, new Date(0).toISOString())

const member = z.object({
  role: z.literal('member'),
  text: z.string(),
  createdAt,
  parentId: z.catch(z.nullable(messageId), null),
})

const decision = z.object({
  kind: z.enum(['accepted', 'rejected']),
  text: z.exactOptional(z.string()),
  removed: z.exactOptional(z.string()),
})

const coach = z.object({
  role: z.literal('coach'),
  text: z.catch(z.string(), ''),
  createdAt,
  parentId: messageId,
  status: z.catch(z.enum(ANSWER_STATUSES), 'cut'),
  /** A growing answer without it counts as lost. */
  growsUntil: z.catch(time, new Date(0).toISOString()),
  by: z.catch(z.enum(['rules', 'model']), 'rules'),
  verPrompt: z.catch(z.string(), ''),
  notice: z.catch(z.nullable(z.enum(ANSWER_NOTICES)), null),
  choices: z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((stored) => stored.filter((each) => typeof each === 'string')),
  ),
  proposals: z.pipe(z.catch(z.array(z.unknown()), []), z.transform(goodProposals)),
  decisions: z.pipe(z.catch(z.unknown(), null), z.transform(goodDecisions)),
  stopRequested: z.catch(z.boolean(), false),
  state: z.catch(z.string(), ''),
})

const schema = z.discriminatedUnion('role', [member, coach])

/**
 * Reads a stored message. Unknown keys are ignored; malformed proposals and decisions are left out one by one; other
 * malformed fields get a default.
 * @returns null without a role, a member's text, or an answer's parent
 */
export function readSiaMessage(id: string, fields: unknown): SiaMessage | null {
  const parsed = schema.safeParse(fields)
  return parsed.success ? { id: siaMessageId(id), ...parsed.data } : null
}

/** The fields of a member's message as firestore.rules allow them. */
export function memberMessageFields({ text, createdAt, parentId }: MemberMessage) {
  return { role: 'member', text, createdAt, parentId } as const
}

function goodProposals(stored: unknown[]): readonly Proposal[] {
  const proposals = new Map<string, Proposal>()
  for (const each of stored) {
    const parsed = proposalSchema.safeParse(each)
    if (parsed.success && !proposals.has(parsed.data.id)) proposals.set(parsed.data.id, parsed.data)
  }
  return [...proposals.values()]
}

function goodDecisions(stored: unknown): Readonly<Record<string, Decision>> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, value]) => {
      const parsed = decision.safeParse(value)
      return parsed.success ? [[id, parsed.data]] : []
    }),
  )
}
