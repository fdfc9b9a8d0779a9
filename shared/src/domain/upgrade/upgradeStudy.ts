import { StudioError } from '@outcome-studio/shared/domain/errors'
import { STUDY_SCHEMA_VERSION } from '../base/constants.ts'
import { isRecord } from '../base/isRecord.ts'
import { VER_LEXER } from '../checker/VER_LEXER.ts'
import type { Fields } from '../saving/PlannedWrite.ts'
import { completeStudy } from '../study/completeStudy.ts'
import { countStudy } from '../study/countStudy.ts'
import type { Study, StudyHeader } from '../study/Study.ts'
import { parseStudyHeader } from '../study/studyHeaderSchema.ts'
import { parseStudy } from '../study/studySchema.ts'
import { bringToCurrentRules, type CheckByRules } from './bringToCurrentRules.ts'

/** The two documents of a stored study, of any schema version. */
export interface StudyDocuments {
  /** Id of the study's document, which is the study's name. */
  readonly docName: string
  /** Data of the study's document; undefined if there is no such document. */
  readonly document: unknown
  /** Data of data/jtbd; undefined if there is no such document. */
  readonly content: unknown
}

/** A study of the current version, as its documents are to be stored. */
export interface UpgradedStudy {
  /** Data of the study's document: the header, and the unknown keys next to it. */
  readonly document: Readonly<Record<string, unknown>> & { readonly header: StudyHeader }
  readonly study: Study
  /** False if the stored study was already of the current version, or of a newer one. */
  readonly isChanged: boolean
}

/**
 * Upgrades a stored study to the current schema version and rule version. Unknown keys are preserved at every
 * level. The revision and both times stay as stored; the caller increments the revision. Upgrading twice
 * changes nothing.
 *
 * Schema version 1 is the first. An older document differs in its version number, and its header may have no identity
 * (completeStudy). Later versions add their upgrade steps here; see docs/decisions/older-studies.md.
 * @param check replaces the remarks of older rules. null keeps the remarks as stored, for a study that is only read.
 * @throws StudioError cen/doc-loading-error if the documents are not a study
 */
export function upgradeStudy(
  { docName, document: stored, content }: StudyDocuments,
  check: CheckByRules | null,
): UpgradedStudy {
  const document = isRecord(stored) ? completed(docName, stored, content) : undefined
  if (!isRecord(document) || !isRecord(document.header)) throw new StudioError('cen/doc-loading-error')
  const header = parseStudyHeader({ ...document.header, docName })
  const study = parseStudy(content)
  if (isCurrent(header, study, check !== null))
    return { document: { ...document, header }, study, isChanged: false }

  const upgraded = check === null ? study : bringToCurrentRules(study, check)
  const counts = { ...header.counts, ...countStudy(upgraded) }
  return {
    document: { ...document, header: { ...header, schemaVersion: STUDY_SCHEMA_VERSION, counts } },
    study: upgraded,
    isChanged: true,
  }
}

const completed = (docName: string, document: Fields, content: unknown) =>
  completeStudy({ docName, document, content: isRecord(content) ? content : undefined }).document

function isCurrent({ schemaVersion }: StudyHeader, { jtbd }: Study, isChecked: boolean): boolean {
  if (schemaVersion === STUDY_SCHEMA_VERSION) return !isChecked || jtbd.verLexer === VER_LEXER
  return schemaVersion > STUDY_SCHEMA_VERSION
}
