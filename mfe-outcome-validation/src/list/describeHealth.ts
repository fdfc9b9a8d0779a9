import { counted } from '@outcome-studio/shared/domain/base'
import type { StudyHealth } from '@outcome-studio/shared/domain/study'

/** For example "3 errors, 5 warnings, 2 hints". What there is none of is left out. */
export function describeHealth({ errors, warnings, hints }: StudyHealth): string {
  const parts = [
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
    hints > 0 && counted(hints, 'hint'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : 'No remarks'
}
