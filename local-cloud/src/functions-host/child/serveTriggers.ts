import { setTimeout as wait } from 'node:timers/promises'
import { ParentMessage, type Trigger } from '../process/messages.ts'
import { DEFAULT_TIMEOUT_SECONDS, type LoadedFunction } from './LoadedFunction.ts'
import { reasonOf } from './reasonOf.ts'
import { sendToParent } from './sendToParent.ts'
import { toTrigger } from './toTrigger.ts'

/**
 * Runs triggers for the events that the local cloud delivers, and reports each result.
 *
 * @returns the loaded triggers
 */
export function serveTriggers(functions: readonly LoadedFunction[]): Trigger[] {
  const byName = new Map(functions.map((each) => [each.name, each]))
  process.on('message', (message) => {
    const parsed = ParentMessage.parse(message)
    if (parsed.type !== 'deliver') return
    const { delivery, trigger, event } = parsed
    const target = byName.get(trigger)
    if (!target) return sendToParent({ type: 'failed', delivery, reason: `There is no function ${trigger}.` })
    void run(target, event).then(
      () => sendToParent({ type: 'delivered', delivery }),
      (error) => {
        console.error(`${trigger} failed:`, error)
        sendToParent({ type: 'failed', delivery, reason: reasonOf(error) })
      },
    )
  })
  return functions.flatMap((each) => toTrigger(each) ?? [])
}

async function run({ handle, endpoint }: LoadedFunction, event: object): Promise<void> {
  const seconds = endpoint.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
  const done = new AbortController()
  const late = wait(seconds * 1000, undefined, { signal: done.signal }).then(() => {
    throw new Error(`It did not finish within ${seconds} s.`)
  })
  try {
    await Promise.race([handle(event), late])
  } finally {
    late.catch(() => undefined)
    done.abort()
  }
}
