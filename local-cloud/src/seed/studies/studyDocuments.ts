import { countStudy, STUDY_SCHEMA_VERSION, type StudyHeader } from '@outcome-studio/shared/domain'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import type { SeedStudy } from './SeedStudy.ts'
import { toStudy } from './toStudy.ts'

/**
 * The documents a study is stored as.
 * @param ownerPath path of the owner's record
 * @param savedAt ISO time
 */
export function studyDocuments(
  written: SeedStudy,
  ownerPath: string,
  savedAt: string,
): readonly SeedDocument[] {
  const study = toStudy(written, ownerPath)
  const header: StudyHeader = {
    docName: written.docName,
    uuid: study.jtbd.uuid,
    createdAt: savedAt,
    updatedAt: savedAt,
    revision: 1,
    schemaVersion: STUDY_SCHEMA_VERSION,
    counts: countStudy(study),
  }
  const path = `${ownerPath}/triangularis/${written.docName}`
  return [
    { path, data: { header } },
    { path: `${path}/data/jtbd`, data: study },
  ]
}
