import { VER_LEXER } from '../../checker/ruleTable/ruleTable.ts'
import { STUDY_SCHEMA_VERSION } from '../../constants.ts'
import type { Study, StudyHeader } from '../Study.ts'
import { parseStudyHeader } from '../studyHeaderSchema.ts'
import { parseStudy } from '../studySchema.ts'
import { bringToCurrentRules } from './bringToCurrentRules.ts'
import { completeContent } from './completeContent.ts'
import { completeHeader } from './completeHeader.ts'
import { type Fields, isFields, noStudy } from './Fields.ts'
import { gatherHeader } from './gatherHeader.ts'
import { requireStudyDocuments, type StudyDocuments } from './StudyDocuments.ts'
import { splitOneDocument } from './splitOneDocument.ts'
import { uuidTaker } from './uuidTaker.ts'

/** A study of the current version, as its documents are to be stored. */
export interface UpgradedStudy {
  /** The study's own document: the header, and what other versions keep beside it. */
  readonly document: Fields & { readonly header: StudyHeader }
  readonly study: Study
  /** False where the stored study was of this version, or of a later one, already. */
  readonly isChanged: boolean
}

/**
 * Brings a stored study to the current schema and rule version. No text and no unknown key is lost: what has no
 * place any more is set aside under `earlier…` beside it. Its revision and the times it was written at stay: whoever
 * stores the result counts the save. Upgrading what was upgraded changes nothing. The older shapes are described in
 * docs/decisions/older-studies.md.
 * @param stored StudyDocuments, as they were read
 * @param ids makes an identity nothing else has; asked for the job, then for steps and statements from top to bottom
 * @param now stands in for times that the study does not tell
 * @throws StudioError cen/doc-loading-error for what is no study
 */
export function upgradeStudy(stored: unknown, ids: () => string, now: Date): UpgradedStudy {
  const before = requireStudyDocuments(stored)
  const { docName, document, content } = gatherHeader(splitOneDocument(before))
  const { header } = document
  if (!isFields(header) || content === null) throw noStudy('Header or content is missing.')
  if ('header' in before.document && isCurrent(header, content)) return asItIs(before)

  const takeUuid = uuidTaker(ids)
  const uuid = takeUuid(header.uuid || (isFields(content.jtbd) ? content.jtbd.uuid : undefined))
  const shaped = parseStudy(completeContent(content, uuid, takeUuid))
  const study = bringToCurrentRules(shaped)
  return {
    document: { ...document, header: completeHeader(header, docName, study, now) },
    study,
    isChanged: true,
  }
}

function isCurrent(header: Fields, { jtbd }: Fields): boolean {
  const { schemaVersion } = header
  if (typeof schemaVersion !== 'number' || schemaVersion < STUDY_SCHEMA_VERSION) return false
  return schemaVersion > STUDY_SCHEMA_VERSION || (isFields(jtbd) && jtbd.verLexer === VER_LEXER)
}

function asItIs({ docName, document, content }: StudyDocuments): UpgradedStudy {
  const header = isFields(document.header) ? { ...document.header, docName } : undefined
  return {
    document: { ...document, header: parseStudyHeader(header) },
    study: parseStudy(content),
    isChanged: false,
  }
}
