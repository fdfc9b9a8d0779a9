import { PROFILE_DRAFT, type StoredValue, storedJson, type WebStorage } from '@outcome-studio/shared/storage'
import * as z from 'zod/mini'

const typedSchema = z.record(z.string(), z.string())

/** Unsaved values by field name, without unchanged fields. */
export type ProfileDraft = StoredValue<Readonly<Record<string, string>>>

/**
 * The unsaved profile in session storage. It survives a closed modal, a reload and a new sign-in.
 *
 * @param memberId drafts of other members in this tab are never read
 */
export function profileDraft(storage: WebStorage, memberId: string): ProfileDraft {
  return storedJson(
    storage,
    PROFILE_DRAFT,
    (stored) => typedSchema.parse(stored),
    encodeURIComponent(memberId),
  )
}
