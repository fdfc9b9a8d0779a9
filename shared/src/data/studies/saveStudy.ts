import {
  countStudy,
  STUDY_SCHEMA_VERSION,
  StudioError,
  type StudyHeader,
  studyDocumentFill,
} from '@outcome-studio/shared/domain'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { SaveStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { sameData } from './sameData.ts'
import { studyReferences } from './studyPaths.ts'
import type { UnansweredSaves } from './UnansweredSaves.ts'
import { ALIVE, readLife, type StudyLife } from './versions/StudyLife.ts'
import { versionReferences } from './versions/versionReferences.ts'
import { writeVersion } from './versions/writeVersion.ts'

/**
 * Writes header, content and a version in one transaction on uuid and revision (specification, section 5; design, section 3).
 * @param unanswered this client's own saves, which count as no change made elsewhere
 */
export async function saveStudy(
  store: StudyStore,
  command: SaveStudy,
  unanswered: UnansweredSaves,
): Promise<StudyHeader> {
  const { docName, study, basedOnRevision } = command
  requireGoodName(docName)
  if (studyDocumentFill(study) === 'full') throw new StudioError('cen/doc-too-large')
  const at = studyReferences(store.firestore, store.member, docName)

  const versions = versionReferences(store.firestore, store.member, study.jtbd.uuid)

  const earlierTries = unanswered.sent(study)
  const saved = await transact(store.firestore, async (transaction) => {
    const [document, earlierLife] = await Promise.all([
      transaction.get(at.header),
      versions && basedOnRevision === null ? transaction.get(versions.life).then(readLife) : null,
    ])
    const stored = readHeader(document)
    if (stored && stored.uuid !== study.jtbd.uuid) throw new StudioError('cen/doc-already-exists')
    // Based on what is gone, or never saved here although it is stored under another name.
    if (!stored && (basedOnRevision !== null || isAlive(earlierLife))) {
      throw new StudioError('cen/doc-not-found')
    }
    if (stored && stored.revision !== basedOnRevision) {
      const content = (await transaction.get(at.content)).data()
      // This save was sent before and has arrived.
      if (sameData(content, study)) return stored
      if (!earlierTries.some((each) => sameData(content, each))) throw new StudioError('cen/doc-changed')
    }
    const before = stored?.revision ?? earlierLife?.revision ?? 0
    const header = nextHeader(stored, before + 1, command, store.now())
    // Fields beside the header are another version's.
    transaction.set(at.header, { ...document.data(), header })
    transaction.set(at.content, { ...study })
    writeVersion(store, transaction, header, study)
    if (versions && !stored) transaction.set(versions.life, { ...ALIVE })
    return header
  })
  unanswered.acknowledged(study)
  return saved
}

const isAlive = (life: StudyLife | null): boolean => life !== null && life.removedAt === null

function nextHeader(
  stored: StudyHeader | undefined,
  revision: number,
  { docName, study }: SaveStudy,
  now: Date,
): StudyHeader {
  const time = now.toISOString()
  return {
    ...stored,
    docName,
    uuid: study.jtbd.uuid,
    createdAt: stored?.createdAt ?? time,
    updatedAt: time,
    revision,
    schemaVersion: STUDY_SCHEMA_VERSION,
    counts: countStudy(study),
  }
}
