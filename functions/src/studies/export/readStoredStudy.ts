import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths, type MemberKey, STUDY_PLACE } from '@outcome-studio/shared/domain/paths'
import type { Study, StudyHeader } from '@outcome-studio/shared/domain/study'
import { upgradeStudy } from '@outcome-studio/shared/domain/upgrade'
import type { Firestore } from 'firebase-admin/firestore'
import { refusal } from '../../errors/refusal.ts'

interface ReadStudy {
  readonly header: StudyHeader
  readonly study: Study
}

/**
 * Reads a study's header and content from one snapshot. An older version is upgraded in memory. Its remarks are as
 * stored: reading never runs a check, which takes far longer.
 * @throws HttpsError not-found (cen/doc-not-found), failed-precondition (cen/doc-loading-error)
 */
export async function readStoredStudy(
  member: MemberKey,
  docName: string,
  firestore: Firestore,
): Promise<ReadStudy> {
  const paths = documentPaths(STUDY_PLACE, member, docName)
  const [document, own] = await firestore.runTransaction(
    (transaction) => transaction.getAll(firestore.doc(paths.header), firestore.doc(paths.content)),
    { readOnly: true },
  )
  if (!document?.exists) throw refusal('not-found', 'cen/doc-not-found')
  try {
    const upgraded = upgradeStudy({ docName, document: document.data(), content: own?.data() }, null)
    return { header: upgraded.document.header, study: upgraded.study }
  } catch (cause) {
    throw cause instanceof StudioError ? refusal('failed-precondition', cause.code) : cause
  }
}
