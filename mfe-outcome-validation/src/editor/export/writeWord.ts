import { studyToWord } from '../../domain/export/studyToWord.ts'

/** A module of its own, so that the Word format is lazy-loaded. */
export const writeWord = studyToWord
