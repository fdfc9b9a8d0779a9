import type { CheckedEntity } from '@outcome-studio/shared/domain'

/** Kinds of text as people call them. */
export const ENTITY_NAMES: Readonly<Record<CheckedEntity, string>> = {
  job: 'Job',
  jobStep: 'Job step',
  outcomeStatement: 'Outcome statement',
}
