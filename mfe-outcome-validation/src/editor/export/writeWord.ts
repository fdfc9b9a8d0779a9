import { studyToWord } from '@outcome-studio/shared/domain'

/** A module of its own, so that the Word format is lazy-loaded. */
export const writeWord = studyToWord
