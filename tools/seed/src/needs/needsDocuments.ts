import { type MemberKey, memberPath, NEEDS_SAVING, planSave } from '@outcome-studio/shared/domain'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import type { SeedNeeds } from './SeedNeeds.ts'
import { toNeeds } from './toNeeds.ts'

/**
 * Documents that the first save of a needs document writes.
 * @param savedAt ISO time
 */
export function needsDocuments(
  written: SeedNeeds,
  owner: MemberKey,
  savedAt: string,
): readonly SeedDocument[] {
  const { writes } = planSave(NEEDS_SAVING, {
    member: owner,
    docName: written.docName,
    content: toNeeds(written, memberPath(owner)),
    replaced: null,
    now: new Date(savedAt),
  })
  return writes.flatMap(({ path, fields }) => (fields === null ? [] : [{ path, data: fields }]))
}
