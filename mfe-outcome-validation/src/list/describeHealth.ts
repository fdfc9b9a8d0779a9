import { counted, type StudyHealth } from '@outcome-studio/shared/domain'

/**
 * For example "3 errors, 5 warnings". Hints, which are questions, are mentioned only if there is nothing
 * worse.
 */
export function describeHealth({ errors, warnings, hints }: StudyHealth): string {
  if (errors + warnings + hints === 0) return 'No remarks'
  if (errors + warnings === 0) return counted(hints, 'hint')
  const parts = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
  return parts.filter((part) => part !== false).join(', ')
}
