import { StudioError, type Study, type StudyHeader, upgradeStudy } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { refusal } from '../errors/refusal.ts'
import type { Caller } from '../guards/requireSignIn.ts'

interface ReadStudy {
  readonly header: StudyHeader
  readonly study: Study
}

/**
 * Reads a study's header and content from one snapshot. An older version is upgraded in memory.
 * @throws HttpsError not-found (cen/doc-not-found), failed-precondition (cen/doc-loading-error)
 */
export async function readStoredStudy(
  { uid, domain }: Pick<Caller, 'uid' | 'domain'>,
  docName: string,
  firestore: Firestore,
): Promise<ReadStudy> {
  const header = firestore.doc(`domains/${domain}/users/${uid}/triangularis/${docName}`)
  const [document, own] = await firestore.runTransaction(
    (transaction) => transaction.getAll(header, header.collection('data').doc('jtbd')),
    { readOnly: true },
  )
  if (!document?.exists) throw refusal('not-found', 'cen/doc-not-found')
  try {
    const upgraded = upgradeStudy({ docName, document: document.data(), content: own?.data() })
    return { header: upgraded.document.header, study: upgraded.study }
  } catch (cause) {
    throw cause instanceof StudioError ? refusal('failed-precondition', cause.code) : cause
  }
}
