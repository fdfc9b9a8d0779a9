import { Trigger } from '../process/messages.ts'
import type { LoadedFunction } from './LoadedFunction.ts'

const FIRESTORE_EVENT = /^google\.cloud\.firestore\.document\.v1\.(\w+?)(\.withAuthContext)?$/

/** Describes the Firestore trigger of a function. @returns undefined for a function without one */
export function toTrigger({ name, endpoint }: LoadedFunction): Trigger | undefined {
  const { eventTrigger } = endpoint
  const [matched, kind, context] = FIRESTORE_EVENT.exec(eventTrigger?.eventType ?? '') ?? []
  if (!eventTrigger || matched === undefined) return undefined
  const { eventFilters, eventFilterPathPatterns, retry } = eventTrigger
  return Trigger.parse({
    name,
    kind,
    withAuthContext: context !== undefined,
    database: eventFilters.database ?? '(default)',
    document: eventFilterPathPatterns.document ?? eventFilters.document,
    retry: retry === true,
  })
}
