import {
  checkSave,
  documentPaths,
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
import { readHeader } from './readHeader.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { SaveStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
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
  const { member } = store
  const { uuid } = study.jtbd
  const paths = documentPaths(STUDY_PLACE, member, docName)
  const lifePath = versionPaths(STUDY_PLACE, member, uuid)?.life

  const earlierTries = unanswered.sent(study)
  const saved = await store.documents.transact(async (transaction) => {
    const [document, earlierLife] = await Promise.all([
      transaction.get(paths.header),
      lifePath && basedOnRevision === null ? transaction.get(lifePath) : undefined,
    ])
    const header = readHeader(docName, document) ?? null
    const life = parseDocumentLife(earlierLife)
    const verdict = checkSave({ uuid, basedOnRevision, stored: header, life })
    if (header !== null && verdict === 'compare') {
      const content = await transaction.get(paths.content)
      // This save was sent before and has arrived.
      if (isEqual(content, study)) return header
      if (!earlierTries.some((each) => isEqual(content, each))) throw new StudioError('cen/doc-changed')
    }
    const plan = planSave(STUDY_KIND, {
      member,
      docName,
      content: study,
      replaced: header && { document: document ?? {}, header },
      removedRevision: life?.revision ?? 0,
      now: store.now(),
    })
    transaction.write(plan.writes)
    return plan.header
  })
  unanswered.acknowledged(study)
  return saved
}
