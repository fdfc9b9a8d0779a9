import { isEqual } from '@outcome-studio/shared/domain/base'
import {
  applyStudyOperation,
  copyStudy,
  inverseOf,
  newStudy,
  parseStudy,
} from '@outcome-studio/shared/domain/study'
import { STUDY_DRAFT } from '@outcome-studio/shared/storage'
import type { DocumentKind } from '../core/DocumentKind.ts'
import { describeEdit } from './describeEdit.ts'
import { fieldChanged } from './fieldChanged.ts'
import { fieldTypedIn } from './fieldTypedIn.ts'
import { mergeStudies } from './merge/mergeStudies.ts'
import type { StudyDocument } from './StudyDocument.ts'
import { StudyViews } from './StudyViews.ts'
import { shareParts } from './shareParts.ts'

/** Studies as a kind of document for a session. */
export const studyKind: DocumentKind<StudyDocument> = {
  name: 'study',
  draftKey: STUDY_DRAFT,
  create: (uuid) => newStudy({ uuid }),
  uuidOf: ({ jtbd }) => jtbd.uuid,
  withUuid: copyStudy,
  parse: parseStudy,
  apply: applyStudyOperation,
  inverse: inverseOf,
  describe: describeEdit,
  fieldTypedIn,
  fieldChanged,
  share: shareParts,
  isEqual,
  merge: mergeStudies,
  createViews: (study) => new StudyViews(study),
}
