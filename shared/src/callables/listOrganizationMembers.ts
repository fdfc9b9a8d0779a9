import { ACCESS_REASONS } from '@outcome-studio/shared/domain/member'
import * as z from 'zod/mini'
import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

const organizationMember = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  access: z.object({ hasAccess: z.boolean(), reason: z.enum(ACCESS_REASONS), until: z.string() }),
  hasSeat: z.boolean(),
  isAdmin: z.boolean(),
  /** The plan that the member asked for, and the day of the change, ISO 8601; null without a request. */
  planChange: z.nullable(z.object({ newPlan: z.string(), at: z.string() })),
})

/** A member of the caller's organization, and why they have access. */
export type OrganizationMember = z.infer<typeof organizationMember>

const organization = z.object({
  domain: z.string(),
  /** By their e-mail addresses. */
  members: z.readonly(z.array(organizationMember)),
  /** Whether there are more members than the list has. */
  isCut: z.boolean(),
  /** Seats of the group membership; null without one. */
  group: z.nullable(z.object({ seats: z.int(), used: z.int(), endsAt: z.string() })),
})

/** The members of an organization, as its admins see them. */
export type Organization = z.infer<typeof organization>

/**
 * Lists the members of the caller's organization, for its admins. Nothing is written.
 * Fails with permission-denied for everybody else, for an e-mail address that is not confirmed, and for a domain where
 * anybody gets an address.
 */
export const listOrganizationMembers = defineCallable({
  name: 'listOrganizationMembers',
  access: 'admin',
  input: NOTHING,
  output: organization,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
