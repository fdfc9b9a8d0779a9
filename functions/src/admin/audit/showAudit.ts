import { AUDIT_PATH } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import type { AdminCloud } from '../cloud/AdminCloud.ts'

const entrySchema = z.object({
  at: z.string(),
  operator: z.string(),
  action: z.string(),
  target: z.union([z.object({ email: z.string(), uid: z.string() }), z.object({ domain: z.string() })]),
  before: z.unknown(),
  after: z.unknown(),
  state: z.enum(['requested', 'done']),
})

/** The latest entries of the audit log, newest first, one line each. */
export async function showAudit(limit: number, { firestore }: AdminCloud): Promise<readonly string[]> {
  const { docs } = await firestore.collection(AUDIT_PATH).orderBy('at', 'desc').limit(limit).get()
  if (docs.length === 0) return ['Nothing has been changed yet.']
  return docs.map((document) => lineOf(document.id, document.data()))
}

function lineOf(id: string, stored: unknown): string {
  const parsed = entrySchema.safeParse(stored)
  if (!parsed.success) return `${id}: this entry cannot be read.`
  const { at, operator, action, target, before, after, state } = parsed.data
  const whom = 'domain' in target ? target.domain : `${target.email} (${target.uid})`
  const open = state === 'done' ? '' : '  NOT CONFIRMED: look at the account'
  return `${at}  ${operator}  ${action}  ${whom}  ${JSON.stringify(before)} -> ${JSON.stringify(after)}${open}`
}
