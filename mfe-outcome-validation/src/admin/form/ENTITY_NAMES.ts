import type { CheckedEntity } from '@outcome-studio/shared/domain'

/** Labels of the kinds of text. */
export const ENTITY_NAMES: Readonly<Record<CheckedEntity, string>> = {
  job: 'Job',
  jobStep: 'Job step',
  outcomeStatement: 'Outcome statement',
}
