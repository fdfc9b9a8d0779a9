import { StudioError, type StudyHeader, type StudyUuid } from '@outcome-studio/shared/domain'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyPaths.ts'

/**
 * A document's name is part of its path: the study is written anew and the old one deleted, in one transaction.
 * Custom rules move along where the member may read them; nobody else can.
 */
export function renameStudy(
  store: StudyStore,
  from: string,
  to: string,
  uuid: StudyUuid,
): Promise<StudyHeader> {
  requireGoodName(to)
  requirePossibleName(from)
  const source = studyReferences(store.firestore, store.member, from)
  const target = studyReferences(store.firestore, store.member, to)

  return transact(store.firestore, async (transaction) => {
    const document = await transaction.get(source.header)
    const stored = readHeader(document)
    const taken = await transaction.get(target.header)
    if (stored?.uuid !== uuid) {
      // This call was sent before and has arrived.
      const renamed = storedUuid(taken) === uuid ? readHeader(taken) : undefined
      // Else the name may have passed to another study since the member saw it.
      if (!renamed) throw new StudioError('cen/doc-not-found')
      return renamed
    }
    if (taken.exists()) throw new StudioError('cen/doc-already-exists')
    const content = await transaction.get(source.content)
    const customRules = store.member.claims.toolsAdmin ? await transaction.get(source.customRules) : undefined

    const header = { ...stored, docName: to, updatedAt: store.now().toISOString() }
    // Fields beside the header are another version's.
    transaction.set(target.header, { ...document.data(), header })
    if (content.exists()) transaction.set(target.content, content.data())
    if (customRules?.exists()) {
      transaction.set(target.customRules, customRules.data())
      transaction.delete(source.customRules)
    }
    transaction.delete(source.content)
    transaction.delete(source.header)
    return header
  })
}
