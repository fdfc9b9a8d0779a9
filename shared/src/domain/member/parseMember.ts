import * as z from 'zod/mini'
import { StudioError } from '../errors/StudioError.ts'
import { ACCESS_TYPES, CHECKLIST_ITEMS, type Member } from './Member.ts'

const text = z.catch(z.string(), '')
const flag = z.catch(z.boolean(), false)

/**
 * The stored record of a person, domains/{domain}/users/{uid}, with the defaults of the specification, section 3.
 * A field of another shape reads as absent; an unknown access type as NONE, which gives no access.
 */
export const memberSchema = z.object({
  id: text,
  email: text,
  name: text,
  firstName: text,
  lastName: text,
  title: text,
  organization: text,
  photoUrl: text,
  isAdmin: flag,
  createdAt: text,
  subscriptionExpiresAt: text,
  trialExpiresAt: text,
  accessType: z.catch(z.enum(ACCESS_TYPES), 'NONE'),
  affSvcSynced: flag,
  cookiePreferences: z.catch(z.nullable(z.looseObject({ functionalInsights: flag })), null),
  checklistProgress: z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) => CHECKLIST_ITEMS.filter((item) => items.includes(item))),
  ),
  planChangeRequest: z.catch(
    z.optional(
      z.object({
        createdAt: z.string(),
        currentPlan: z.string(),
        newPlan: z.string(),
        requestExpiresAt: z.string(),
      }),
    ),
    undefined,
  ),
  globalConfig: z.catch(z.optional(z.object({ hasVCAccess: flag })), undefined),
})

/**
 * Reads a stored record.
 * @throws StudioError cen/doc-loading-error where it is no record at all
 */
export function parseMember(stored: unknown): Member {
  const parsed = memberSchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  const { planChangeRequest, globalConfig, ...member } = parsed.data
  return {
    ...member,
    ...(planChangeRequest === undefined ? {} : { planChangeRequest }),
    ...(globalConfig === undefined ? {} : { globalConfig }),
  }
}
