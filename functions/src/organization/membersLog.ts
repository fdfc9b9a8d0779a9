import { MEMBERS_SCOPES, type MembersScope } from '@outcome-studio/shared/domain/member'
import { MEMBERS_LOG_PATH } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Caller } from '../guards/requireSignIn.ts'

/** What an admin did, with how many members of which scope. */
export interface MembersAccess {
  readonly action: 'list' | 'export'
  readonly scope: MembersScope
  readonly members: number
}

const entrySchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  uid: z.string(),
  email: z.string(),
  domain: z.string(),
  action: z.enum(['list', 'export']),
  scope: z.enum(MEMBERS_SCOPES),
  members: z.number(),
})

/** Who listed or exported members, one document at system/audit/members. It names nobody who was listed. */
export type MembersLogEntry = Readonly<z.infer<typeof entrySchema>>

/** Reads a stored entry; null if it is malformed. */
export const parseMembersLogEntry = (stored: unknown): MembersLogEntry | null =>
  entrySchema.safeParse(stored).data ?? null

/** Logs that an admin listed or exported members. Members are returned only after it. */
export async function logMembersAccess(
  { uid, domain, token }: Pick<Caller, 'uid' | 'domain' | 'token'>,
  access: MembersAccess,
  firestore: Firestore,
  now: Date,
): Promise<void> {
  const entry: MembersLogEntry = {
    at: now.toISOString(),
    uid,
    email: token.email ?? '',
    domain,
    ...access,
  }
  await firestore.collection(MEMBERS_LOG_PATH).add(entry)
}
