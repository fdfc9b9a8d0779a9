import { checkStudy, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths, type MemberKey, STUDY_PLACE } from '@outcome-studio/shared/domain/paths'
import { planSave } from '@outcome-studio/shared/domain/saving'
import { STUDY_SAVING, type StudyHeader, studyDocumentFill } from '@outcome-studio/shared/domain/study'
import {
  type StudyDocuments,
  type UpgradedStudy,
  type UpgradeResult,
  upgradeStudy,
} from '@outcome-studio/shared/domain/upgrade'
import type { Firestore } from 'firebase-admin/firestore'
import { applyWrites } from '../../database/applyWrites.ts'
import { refusal } from '../../errors/refusal.ts'

/**
 * Upgrades a study in one transaction over header and content. An upgrade counts as a save and raises the revision;
 * updatedAt stays the time of the member's last change. Of two concurrent calls the second changes nothing.
 * @param requireTime called about every text that is checked; throws when the time is used up
 * @throws HttpsError not-found (cen/doc-not-found), failed-precondition (cen/doc-loading-error, cen/doc-too-large);
 * then nothing was written
 */
export function upgradeStoredStudy(
  member: MemberKey,
  docName: string,
  firestore: Firestore,
  now: Date,
  requireTime: () => void,
): Promise<UpgradeResult> {
  const paths = documentPaths(STUDY_PLACE, member, docName)

  return firestore.runTransaction(async (transaction) => {
    const [document, own] = await transaction.getAll(
      firestore.doc(paths.header),
      firestore.doc(paths.content),
    )
    if (!document?.exists) throw refusal('not-found', 'cen/doc-not-found')
    const upgraded = readUpgraded({ docName, document: document.data(), content: own?.data() }, requireTime)
    const { study, isChanged } = upgraded
    const { header } = upgraded.document
    if (!isChanged) return result(header, study.jtbd.verLexer, isChanged)

    if (studyDocumentFill(study) === 'full') throw refusal('failed-precondition', 'cen/doc-too-large')
    const plan = planSave(STUDY_SAVING, {
      member,
      docName,
      content: study,
      replaced: { document: upgraded.document, header },
      now,
      updatedAt: header.updatedAt,
    })
    applyWrites(firestore, transaction, plan.writes)
    return result(plan.header, study.jtbd.verLexer, isChanged)
  })
}

function readUpgraded(stored: StudyDocuments, requireTime: () => void): UpgradedStudy {
  try {
    return upgradeStudy(stored, (study) => checkStudy(study, STANDARD_RULES, requireTime))
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
