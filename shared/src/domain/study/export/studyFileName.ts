import { fileNameOf } from '@outcome-studio/shared/files'

/**
 * A name for a study's file that is valid on every system.
 * @param ending extension without its dot
 */
export function studyFileName(docName: string, ending: string): string {
  return fileNameOf(docName, ending, 'study')
}
