import { type Study, type StudyHeader, VERSIONS_KEPT } from '@outcome-studio/shared/domain'
import type { Transaction } from 'firebase/firestore'
import type { StudyStore } from '../StudyStore.ts'
import { versionReferences } from './versionReferences.ts'

/**
 * Adds what a save wrote to the study's versions, in the save's own transaction: either both are stored or neither.
 * The version that is one too many goes. No version is ever written twice.
 */
export function writeVersion(
  { firestore, member }: Pick<StudyStore, 'firestore' | 'member'>,
  transaction: Transaction,
  { uuid, docName, revision, updatedAt, counts }: StudyHeader,
  study: Study,
): void {
  const versions = versionReferences(firestore, member, uuid)
  if (!versions) return
  const version = { docName, revision, savedAt: updatedAt, counts, content: { ...study } }
  transaction.set(versions.save(revision), version)
  if (revision > VERSIONS_KEPT) transaction.delete(versions.save(revision - VERSIONS_KEPT))
}
