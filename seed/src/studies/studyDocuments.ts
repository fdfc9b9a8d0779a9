import { type MemberKey, memberPath, planSave, STUDY_KIND } from '@outcome-studio/shared/domain'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import type { SeedStudy } from './SeedStudy.ts'
import { toStudy } from './toStudy.ts'

/**
 * Documents that a study's first save writes.
 * @param savedAt ISO time
 */
export function studyDocuments(
  written: SeedStudy,
  owner: MemberKey,
  savedAt: string,
): readonly SeedDocument[] {
  const { writes } = planSave(STUDY_KIND, {
    member: owner,
    docName: written.docName,
    content: toStudy(written, memberPath(owner)),
    replaced: null,
    now: new Date(savedAt),
  })
  return writes.flatMap(({ path, fields }) => (fields === null ? [] : [{ path, data: fields }]))
}
