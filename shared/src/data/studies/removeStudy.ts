import { StudioError, type StudyUuid } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'
import { transact } from '../connection/transact.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { RemovedStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedHeader } from './storedHeader.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyPaths.ts'
import type { StudyLife } from './versions/StudyLife.ts'
import { versionReferences } from './versions/versionReferences.ts'

function storedRevision(stored: DocumentSnapshot): number {
  const revision = storedHeader(stored)?.revision
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0 ? revision : 0
}

/** Deletes the study that is meant, and answers what it was; null for one that is gone already. */
export function removeStudy(
  store: StudyStore,
  docName: string,
  uuid: StudyUuid,
): Promise<RemovedStudy | null> {
  requirePossibleName(docName)
  const at = studyReferences(store.firestore, store.member, docName)

  return transact(store.firestore, async (transaction) => {
    const stored = await transaction.get(at.header)
    const document = stored.data()
    if (document === undefined) return null
    // The name may have passed to another study since the member saw it.
    if (storedUuid(stored) !== uuid) throw new StudioError('cen/doc-not-found')
    const content = (await transaction.get(at.content)).data() ?? null
    const isAdmin = store.member.claims.toolsAdmin
    const customRules = isAdmin ? ((await transaction.get(at.customRules)).data() ?? null) : null
    if (isAdmin) transaction.delete(at.customRules)
    transaction.delete(at.content)
    transaction.delete(at.header)
    // The versions stay for as long as the deletion may be undone: see forgetRemoved.
    const life: StudyLife = { removedAt: store.now().toISOString(), revision: storedRevision(stored) }
    const versions = versionReferences(store.firestore, store.member, uuid)
    if (versions) transaction.set(versions.life, { ...life })
    return { docName, uuid, document, content, customRules }
  })
}
