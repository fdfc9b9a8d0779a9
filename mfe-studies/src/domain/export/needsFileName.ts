import { fileNameOf } from '@outcome-studio/shared/files'

/**
 * A name for a needs document's file that is valid on every system.
 * @param ending extension without its dot
 */
export function needsFileName(docName: string, ending: string): string {
  return fileNameOf(docName, ending, 'needs')
}
