import { StudioError } from '@outcome-studio/shared/domain/errors'
import { isRecord } from '../base/isRecord.ts'
import { MEMBER_FIELDS } from './MEMBER_FIELDS.ts'
import type { Member } from './Member.ts'

/**
 * Parses the stored record of a user, domains/{domain}/users/{uid}, with the defaults of docs/product.md §3.
 * A field with an invalid value counts as absent, and an unknown access type as NONE, which gives no access.
 * @throws StudioError cen/doc-loading-error if `stored` is not an object
 */
export function parseMember(stored: unknown): Member {
  if (!isRecord(stored)) {
    throw new StudioError('cen/doc-loading-error', { cause: new TypeError('A member is no record.') })
  }
  const values = Object.entries(MEMBER_FIELDS)
    .map(([field, { parse }]) => [field, parse(stored[field])] as const)
    .filter(([, value]) => value !== undefined)
  // The type of MEMBER_FIELDS requires a row for each field, which returns the field's type.
  return Object.fromEntries(values) as unknown as Member
}
