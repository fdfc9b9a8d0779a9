import { studyToWord } from '@outcome-studio/shared/domain'

/** Fetched when it is asked for. */
export const writeWord = studyToWord
