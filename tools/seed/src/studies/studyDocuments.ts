import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import { planSave } from '@outcome-studio/shared/domain/saving'
import { countFound, STUDY_SAVING } from '@outcome-studio/shared/domain/study'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import type { SeedStudy } from './SeedStudy.ts'
import { toStudy } from './toStudy.ts'

/**
 * Documents that a study's first save writes. As in the editor, a save counts the remarks of the checker.
 * @param savedAt ISO time
 */
export function studyDocuments(
  written: SeedStudy,
  owner: MemberKey,
  savedAt: string,
): readonly SeedDocument[] {
  const study = toStudy(written, memberPath(owner))
  const { writes } = planSave(STUDY_SAVING, {
    member: owner,
    docName: written.docName,
    content: study,
    replaced: null,
    now: new Date(savedAt),
    counts: countFound(study, checkStudy(study)),
  })
  return writes.flatMap(({ path, fields }) => (fields === null ? [] : [{ path, data: fields }]))
}
