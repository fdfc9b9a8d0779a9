import { documentNameOf } from '@outcome-studio/shared/domain/paths'
import { freeStudyName } from '@outcome-studio/shared/domain/study'

/**
 * A free name for an imported study.
 * @param wanted name in the file, or the file's own name
 */
export const importName = (wanted: string, taken: Iterable<string>): string =>
  freeStudyName(documentNameOf(wanted) ?? 'Imported study', taken)
