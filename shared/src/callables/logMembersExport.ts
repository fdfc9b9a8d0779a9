import { MEMBERS_SCOPES } from '@outcome-studio/shared/domain/member'
import * as z from 'zod/mini'
import { defineCallable, NOTHING, type Sendable, SMALL_REQUEST } from './defineCallable.ts'

const membersExport = z.strictObject({
  scope: z.enum(MEMBERS_SCOPES),
  /** How many members the file has. */
  members: z.int().check(z.minimum(0), z.maximum(1_000_000)),
})

/** An export of listed members. */
export type MembersExport = Sendable<z.infer<typeof membersExport>>

/**
 * Logs that an admin exports members, before the page writes the file. The page has received the members by listMembers,
 * which has logged them already. Fails with permission-denied as listMembers does.
 */
export const logMembersExport = defineCallable({
  name: 'logMembersExport',
  access: 'admin',
  input: membersExport,
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
