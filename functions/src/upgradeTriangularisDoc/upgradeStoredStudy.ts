import {
  StudioError,
  type StudyDocuments,
  type StudyHeader,
  studyDocumentFill,
  type UpgradedStudy,
  type UpgradeResult,
  upgradeStudy,
} from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { refusal } from '../errors/refusal.ts'
import type { Caller } from '../guards/requireSignIn.ts'

/**
 * Upgrades a study in one transaction over header and content. An upgrade counts as a save and raises the revision;
 * updatedAt stays the time of the member's last change. Of two concurrent calls the second changes nothing.
 * @throws HttpsError not-found (cen/doc-not-found), failed-precondition (cen/doc-loading-error, cen/doc-too-large);
 * then nothing was written
 */
export function upgradeStoredStudy(
  { uid, domain }: Pick<Caller, 'uid' | 'domain'>,
  docName: string,
  firestore: Firestore,
): Promise<UpgradeResult> {
  const header = firestore.doc(`domains/${domain}/users/${uid}/triangularis/${docName}`)
  const content = header.collection('data').doc('jtbd')

  return firestore.runTransaction(async (transaction) => {
    const [document, own] = await transaction.getAll(header, content)
    if (!document?.exists) throw refusal('not-found', 'cen/doc-not-found')
    const { study, isChanged, ...upgraded } = readUpgraded({
      docName,
      document: document.data(),
      content: own?.data(),
    })
    if (!isChanged) return result(upgraded.document.header, study.jtbd.verLexer, isChanged)

    if (studyDocumentFill(study) === 'full') throw refusal('failed-precondition', 'cen/doc-too-large')
    const next: StudyHeader = { ...upgraded.document.header, revision: upgraded.document.header.revision + 1 }
    transaction.set(header, { ...upgraded.document, header: next })
    transaction.set(content, { ...study })
    return result(next, study.jtbd.verLexer, isChanged)
  })
}

function readUpgraded(stored: StudyDocuments): UpgradedStudy {
  try {
    return upgradeStudy(stored)
  } catch (cause) {
    throw cause instanceof StudioError ? refusal('failed-precondition', cause.code) : cause
  }
}

function result(
  { docName, revision, schemaVersion }: StudyHeader,
  verLexer: string | undefined,
  isChanged: boolean,
): UpgradeResult {
  return { docName, revision, schemaVersion, verLexer: verLexer ?? null, isChanged }
}
