import { checkStudy, VER_LEXER } from '@outcome-studio/shared/domain/checker'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths, STUDY_PLACE } from '@outcome-studio/shared/domain/paths'
import { type Fields, planSave } from '@outcome-studio/shared/domain/saving'
import type { ExportedFile } from '@outcome-studio/shared/domain/study'
import {
  recordFound,
  STUDY_SAVING,
  studyDocumentFill,
  studyFileName,
  studyToWorkbook,
} from '@outcome-studio/shared/domain/study'
import type { UpgradeResult } from '@outcome-studio/shared/domain/upgrade'
import { type UpgradedStudy, upgradeStudy } from '@outcome-studio/shared/domain/upgrade'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '@outcome-studio/shared/files'
import type { DocumentSource } from '../../documents/DocumentSource.ts'
import type { DocumentTransaction } from '../../documents/Documents.ts'

/**
 * Upgrades a stored study like the function upgradeTriangularisDoc.
 * @throws StudioError cen/doc-not-found, cen/doc-loading-error, cen/doc-too-large
 */
export async function upgradeInMemory(
  source: DocumentSource,
  docName: string,
  now: () => Date,
): Promise<UpgradeResult> {
  const member = await source.member()
  const documents = await source.documents()
  return documents.transact(async (transaction) => {
    const upgraded = await readUpgraded(source, docName, transaction, checkStudy)
    const { study, isChanged, document } = upgraded
    if (isChanged && studyDocumentFill(study) === 'full') throw new StudioError('cen/doc-too-large')
    const plan = planSave(STUDY_SAVING, {
      member,
      docName,
      content: study,
      replaced: { document, header: document.header },
      now: now(),
      updatedAt: document.header.updatedAt,
    })
    if (isChanged) transaction.write(plan.writes)
    const { revision, schemaVersion } = isChanged ? plan.header : document.header
    return { docName, revision, schemaVersion, verLexer: study.jtbd.verLexer ?? null, isChanged }
  })
}

/** Creates a workbook of a stored study like the function exportTriangularisDoc. */
export async function exportInMemory(
  source: DocumentSource,
  docName: string,
  now: () => Date,
): Promise<ExportedFile> {
  const documents = await source.documents()
  const { document, study } = await documents.transact((transaction) =>
    readUpgraded(source, docName, transaction, null),
  )
  const checked = recordFound(study, checkStudy(study), VER_LEXER)
  const workbook = writeWorkbook(studyToWorkbook(document.header, checked, now()))
  return {
    base64: btoa(Array.from(workbook, (byte) => String.fromCharCode(byte)).join('')),
    name: studyFileName(docName, 'xlsx'),
    type: WORKBOOK_MEDIA_TYPE,
  }
}

async function readUpgraded(
  source: DocumentSource,
  docName: string,
  transaction: DocumentTransaction,
  check: typeof checkStudy | null,
): Promise<UpgradedStudy> {
  const paths = documentPaths(STUDY_PLACE, await source.member(), docName)
  const document: Fields | undefined = await transaction.get(paths.header)
  if (document === undefined) throw new StudioError('cen/doc-not-found')
  return upgradeStudy({ docName, document, content: await transaction.get(paths.content) }, check)
}
