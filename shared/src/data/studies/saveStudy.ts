import {
  countStudy,
  STUDY_SCHEMA_VERSION,
  StudioError,
  type StudyHeader,
  studyDocumentFill,
} from '@outcome-studio/shared/domain'
import { readHeader } from './readHeader.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { SaveStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { sameData } from './sameData.ts'
import { studyReferences } from './studyPaths.ts'

/** Writes header and content in one transaction on uuid and revision (specification, section 5; design, section 3). */
export function saveStudy(store: StudyStore, command: SaveStudy): Promise<StudyHeader> {
  const { docName, study, basedOnRevision } = command
  requireGoodName(docName)
  if (studyDocumentFill(study) === 'full') throw new StudioError('cen/doc-too-large')
  const { sdk, db } = store.firestore
  const at = studyReferences(store.firestore, store.member, docName)

  return sdk.runTransaction(db, async (transaction) => {
    const stored = readHeader(await transaction.get(at.header))
    if (stored && stored.uuid !== study.jtbd.uuid) throw new StudioError('cen/doc-already-exists')
    if (!stored && basedOnRevision !== null) throw new StudioError('cen/doc-not-found')
    if (stored && stored.revision !== basedOnRevision) {
      // The same content is there already when the answer to an earlier try of this save was lost on its way.
      const content = await transaction.get(at.content)
      if (sameData(content.data(), study)) return stored
      throw new StudioError('cen/doc-changed')
    }
    const header = nextHeader(stored, command, store.now())
    transaction.set(at.header, { ...header })
    transaction.set(at.content, { ...study })
    return header
  })
}

function nextHeader(stored: StudyHeader | undefined, { docName, study }: SaveStudy, now: Date): StudyHeader {
  const time = now.toISOString()
  return {
    ...stored,
    docName,
    uuid: study.jtbd.uuid,
    createdAt: stored?.createdAt ?? time,
    updatedAt: time,
    revision: (stored?.revision ?? 0) + 1,
    schemaVersion: STUDY_SCHEMA_VERSION,
    counts: countStudy(study),
  }
}
