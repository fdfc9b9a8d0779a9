import type { LoadedFunction } from './LoadedFunction.ts'
import { toTrigger } from './toTrigger.ts'

/** @returns the kind of a function's trigger, if nothing in the local cloud sets it off */
export function unsupportedTrigger(loaded: LoadedFunction): string | undefined {
  const { eventTrigger, blockingTrigger, taskQueueTrigger } = loaded.endpoint
  if (eventTrigger) return toTrigger(loaded) ? undefined : eventTrigger.eventType
  if (blockingTrigger) return blockingTrigger.eventType
  return taskQueueTrigger === undefined ? undefined : 'a task queue'
}
