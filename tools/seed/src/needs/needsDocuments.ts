import { NEEDS_SAVING } from '@outcome-studio/shared/domain/needs'
import { type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import { planSave } from '@outcome-studio/shared/domain/saving'
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
