import { ACCESS_REASONS, MEMBER_STATES, MEMBERS_SCOPES } from '@outcome-studio/shared/domain/member'
import * as z from 'zod/mini'
import { defineCallable, type Sendable, SMALL_REQUEST } from './defineCallable.ts'

const text = z.string().check(z.maxLength(320))
const name = z.string().check(z.minLength(1), z.maxLength(320), z.regex(/^[^/]+$/))

/** The last member of a page, after which the next page begins. */
const membersCursor = z.strictObject({ email: text, domain: name, uid: name })

const membersQuery = z.strictObject({
  scope: z.enum(MEMBERS_SCOPES),
  /** How the addresses begin; empty for all. */
  address: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320)),
  /** null for the first page. */
  after: z.nullable(membersCursor),
})

/** A page of members to list. */
export type MembersQuery = Sendable<z.infer<typeof membersQuery>>

const listedMember = z.object({
  uid: z.string(),
  email: z.string(),
  /** Empty if unknown. */
  name: z.string(),
  state: z.enum(MEMBER_STATES),
  access: z.object({ hasAccess: z.boolean(), reason: z.enum(ACCESS_REASONS), until: z.string() }),
  hasSeat: z.boolean(),
  /** ISO 8601, up to an hour late; empty if unknown. */
  lastSeenAt: z.string(),
  isAdmin: z.boolean(),
  /** The plan that the member asked for, and the day of the change, ISO 8601; null without a request. */
  planChange: z.nullable(z.object({ newPlan: z.string(), at: z.string() })),
})

/** A member as admins see them. */
export type ListedMember = Sendable<z.infer<typeof listedMember>>

const memberPage = z.object({
  /** Domain of the caller. */
  domain: z.string(),
  /** In the order of their addresses. */
  members: z.readonly(z.array(listedMember)),
  /** Where the next page begins; null after the last one. */
  next: z.nullable(membersCursor),
})

/** A page of members, and where the next one begins. */
export type MemberPage = Sendable<z.infer<typeof memberPage>>

/**
 * Lists members for an admin. Each call is logged; nothing else is written.
 * Fails with permission-denied for everybody who is no admin, for an e-mail address that is not confirmed, for a domain
 * where anybody gets an address, and in the scope `everybody` for who is not a tools admin as well.
 */
export const listMembers = defineCallable({
  name: 'listMembers',
  access: 'admin',
  input: membersQuery,
  output: memberPage,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
