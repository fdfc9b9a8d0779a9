import { z } from 'zod'
import { StudioError } from '../errors/StudioError.ts'
import { ACCESS_TYPES, CHECKLIST_ITEMS, type Member } from './Member.ts'

const text = z.string().catch('')
const flag = z.boolean().catch(false)

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
  accessType: z.enum(ACCESS_TYPES).catch('NONE'),
  affSvcSynced: flag,
  cookiePreferences: z.looseObject({ functionalInsights: flag }).nullable().catch(null),
  checklistProgress: z
    .array(z.unknown())
    .catch([])
    .transform((items) => CHECKLIST_ITEMS.filter((item) => items.includes(item))),
  planChangeRequest: z
    .object({
      createdAt: z.string(),
      currentPlan: z.string(),
      newPlan: z.string(),
      requestExpiresAt: z.string(),
    })
    .optional()
    .catch(undefined),
  globalConfig: z.object({ hasVCAccess: flag }).optional().catch(undefined),
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
