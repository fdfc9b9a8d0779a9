import {
  checkSave,
  isEqual,
  parseDocumentLife,
  planSave,
  STUDY_KIND,
  STUDY_PLACE,
  StudioError,
  type StudyHeader,
  studyDocumentFill,
  versionPaths,
} from '@outcome-studio/shared/domain'
import { applyWrites } from '../connection/applyWrites.ts'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { SaveStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { studyReferences } from './studyReferences.ts'
import type { UnansweredSaves } from './UnansweredSaves.ts'

/**
 * Saves in one transaction on uuid and revision (docs/product.md §5).
 * @param unanswered saves of this client, which are not changes made elsewhere
 */
export async function saveStudy(
  store: StudyStore,
  { docName, study, basedOnRevision }: SaveStudy,
  unanswered: UnansweredSaves,
): Promise<StudyHeader> {
  requireGoodName(docName)
  if (studyDocumentFill(study) === 'full') throw new StudioError('cen/doc-too-large')
  const { member, firestore } = store
  const { uuid } = study.jtbd
  const references = studyReferences(store, docName)
  const lifePath = versionPaths(STUDY_PLACE, member, uuid)?.life

  const earlierTries = unanswered.sent(study)
  const saved = await transact(firestore, async (transaction) => {
    const [document, earlierLife] = await Promise.all([
      transaction.get(references.header),
      lifePath && basedOnRevision === null
        ? transaction.get(firestore.sdk.doc(firestore.db, lifePath))
        : undefined,
    ])
    const header = readHeader(document) ?? null
    const life = parseDocumentLife(earlierLife?.data())
    const verdict = checkSave({ uuid, basedOnRevision, stored: header, life })
    if (header !== null && verdict === 'compare') {
      const content = (await transaction.get(references.content)).data()
      // This save was sent before and has arrived.
      if (isEqual(content, study)) return header
      if (!earlierTries.some((each) => isEqual(content, each))) throw new StudioError('cen/doc-changed')
    }
    const plan = planSave(STUDY_KIND, {
      member,
      docName,
      content: study,
      replaced: header && { document: document.data() ?? {}, header },
      removedRevision: life?.revision ?? 0,
      now: store.now(),
    })
    applyWrites(firestore, transaction, plan.writes)
    return plan.header
  })
  unanswered.acknowledged(study)
  return saved
}
