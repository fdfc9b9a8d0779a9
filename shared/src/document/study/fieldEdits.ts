import { STUDY_FIELDS, type StudyField } from '@outcome-studio/shared/domain/study'

type FieldHolder = keyof typeof STUDY_FIELDS
type FieldEdit = Pick<StudyField<never>, 'edit' | 'isTyped'>

/**
 * Name of an edit of one or more fields in the history, for example "rating of outcome statement 2.1 changed".
 * @param names of the fields; the first one counts
 * @param item for example "outcome statement 2.1"
 */
export function describeFieldEdit(holder: FieldHolder, names: readonly string[], item: string): string {
  return fieldOf(holder, names)?.edit(item) ?? `${item} changed`
}

/** Whether successive edits of these fields count as one, like typing. */
export function isTypedField(names: readonly string[]): boolean {
  const holders = ['study', 'job', 'step', 'statement'] as const
  return names.length === 1 && holders.some((holder) => fieldOf(holder, names)?.isTyped === true)
}

function fieldOf(holder: FieldHolder, [name = '']: readonly string[]): FieldEdit | undefined {
  const fields: Readonly<Record<string, FieldEdit>> = STUDY_FIELDS[holder]
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
