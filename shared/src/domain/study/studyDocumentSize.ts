import { documentFill, documentSize } from '../saving/documentSize.ts'
import type { Study } from './Study.ts'

/** Size of a study as one document in bytes: see documentSize. */
export const studyDocumentSize = (study: Study): number => documentSize(study)

/**
 * Fill level of a study's document: 'full' is refused before anything is written, 'nearlyFull' shows a
 * warning.
 */
export const studyDocumentFill = (study: Study): ReturnType<typeof documentFill> => documentFill(study)
