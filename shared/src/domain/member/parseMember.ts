import { isRecord } from '../base/isRecord.ts'
import { StudioError } from '../errors/StudioError.ts'
import { ACCESS_TYPES, CHECKLIST_ITEMS, type Member } from './Member.ts'

/**
 * Parses the stored record of a user, domains/{domain}/users/{uid}, with the defaults of docs/product.md §3.
 * A field with an invalid value counts as absent, and an unknown access type as NONE, which gives no access.
 * @throws StudioError cen/doc-loading-error if `stored` is not an object
 */
export function parseMember(stored: unknown): Member {
  if (!isRecord(stored)) {
    throw new StudioError('cen/doc-loading-error', { cause: new TypeError('A member is no record.') })
  }
  const planChangeRequest = planChangeRequestOf(stored.planChangeRequest)
  return {
    id: text(stored.id),
    email: text(stored.email),
    name: text(stored.name),
    firstName: text(stored.firstName),
    lastName: text(stored.lastName),
    title: text(stored.title),
    organization: text(stored.organization),
    photoUrl: text(stored.photoUrl),
    isAdmin: stored.isAdmin === true,
    createdAt: text(stored.createdAt),
    subscriptionExpiresAt: text(stored.subscriptionExpiresAt),
    trialExpiresAt: text(stored.trialExpiresAt),
    accessType: ACCESS_TYPES.find((type) => type === stored.accessType) ?? 'NONE',
    affSvcSynced: stored.affSvcSynced === true,
    cookiePreferences: cookiePreferencesOf(stored.cookiePreferences),
    checklistProgress: checklistProgressOf(stored.checklistProgress),
    eventReminders: stored.eventReminders !== false,
    ...(planChangeRequest === undefined ? {} : { planChangeRequest }),
    ...(isRecord(stored.globalConfig)
      ? { globalConfig: { hasVCAccess: stored.globalConfig.hasVCAccess === true } }
      : {}),
    ...(Number.isSafeInteger(stored.validSince) ? { validSince: Number(stored.validSince) } : {}),
    ...(typeof stored.overQuota === 'boolean' ? { overQuota: stored.overQuota } : {}),
    ...(stored.groupSeat === 'full' ? { groupSeat: 'full' } : {}),
    ...(typeof stored.groupContact === 'string' ? { groupContact: stored.groupContact } : {}),
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Other keys of the choice are preserved for readCookieChoice. */
function cookiePreferencesOf(value: unknown): Member['cookiePreferences'] {
  if (!isRecord(value)) return null
  const { functionalInsights, ...others } = value
  return { functionalInsights: functionalInsights === true, ...others }
}

function checklistProgressOf(value: unknown): Member['checklistProgress'] {
  return Array.isArray(value) ? CHECKLIST_ITEMS.filter((item) => value.includes(item)) : []
}

function planChangeRequestOf(value: unknown): Member['planChangeRequest'] {
  if (!isRecord(value)) return undefined
  const { createdAt, currentPlan, newPlan, requestExpiresAt } = value
  const isWhole =
    typeof createdAt === 'string' &&
    typeof currentPlan === 'string' &&
    typeof newPlan === 'string' &&
    typeof requestExpiresAt === 'string'
  return isWhole ? { createdAt, currentPlan, newPlan, requestExpiresAt } : undefined
}
