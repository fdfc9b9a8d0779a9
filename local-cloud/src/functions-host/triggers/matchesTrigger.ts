import { matchesPattern } from '../../firestore/store/matchesPattern.ts'
import type { TriggerEvent } from '../../firestore/store/TriggerOutbox.ts'
import type { Trigger } from '../process/messages.ts'

/** Whether a change matches a trigger. */
export function matchesTrigger(
  trigger: Trigger,
  { database, document, before, after }: TriggerEvent,
): boolean {
  if (trigger.database !== database || !matchesPattern(trigger.document, document)) return false
  switch (trigger.kind) {
    case 'written':
      return true
    case 'created':
      return before === undefined && after !== undefined
    case 'updated':
      return before !== undefined && after !== undefined
    case 'deleted':
      return before !== undefined && after === undefined
  }
}
