import { createLateQueue, type LateQueue } from './createLateQueue.ts'
import type { Random } from './createRandom.ts'

/** Name of the function that React's scheduler passes to the platform to continue its work. */
const SCHEDULER_TASK = 'performWorkUntilDeadline'

/** Each pair starts and cancels tasks that run in the order in which they become due. */
const PAIRS = [
  ['setImmediate', 'clearImmediate'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const

type Call = (...args: readonly unknown[]) => unknown

/**
 * Delays the timers, immediates, animation frames and requests of a global scope at random. React's scheduler is
 * delayed on its own: browsers do not order its work with timers. Fake timers replace the functions as usual.
 *
 * @param scope globalThis of a test, changed in place
 * @throws Error if the scope has no timers
 */
export function delayTasks(scope: object, random: Random): void {
  const start = functionOf(scope, 'setTimeout')
  if (start === null) throw new Error('The scope has no timers.')
  const wait = (run: () => void, milliseconds: number) => void start(run, milliseconds)
  const timers = createLateQueue(random, wait)
  const scheduler = createLateQueue(random, wait)
  const queueOf = (usual: LateQueue) => (name: string) => (name === SCHEDULER_TASK ? scheduler : usual)

  replaceStart(scope, 'setTimeout', queueOf(timers))
  replaceStart(scope, 'setInterval', queueOf(timers))
  // Either of them cancels what the other's partner has started.
  replaceCancel(scope, 'clearTimeout', [timers, scheduler])
  replaceCancel(scope, 'clearInterval', [timers, scheduler])
  for (const [name, cancel] of PAIRS) {
    const tasks = createLateQueue(random, wait)
    replaceStart(scope, name, queueOf(tasks))
    replaceCancel(scope, cancel, [tasks, scheduler])
  }
  replaceFetch(scope, createLateQueue(random, wait))
}

function replaceStart(scope: object, name: string, queueOf: (taskName: string) => LateQueue): void {
  const start = functionOf(scope, name)
  if (start === null) return
  replace(scope, name, (run, ...rest) => {
    // Browsers also accept code in a string.
    if (typeof run !== 'function') return start(run, ...rest)
    const queue = queueOf(run.name)
    const key: unknown = start(
      (...args: readonly unknown[]) => {
        // An interval waits for its last call.
        if (!queue.has(key)) queue.add(key, () => Reflect.apply(run, undefined, args))
      },
      ...rest,
    )
    return key
  })
}

function replaceCancel(scope: object, name: string, queues: readonly LateQueue[]): void {
  const cancel = functionOf(scope, name)
  if (cancel === null) return
  replace(scope, name, (key, ...rest) => {
    for (const queue of queues) queue.cancel(key)
    return cancel(key, ...rest)
  })
}

/** Delays a request before it is sent and after it is answered. */
function replaceFetch(scope: object, queue: LateQueue): void {
  const fetch = functionOf(scope, 'fetch')
  if (fetch === null) return
  const pause = () => new Promise<void>((resolve) => queue.add(Symbol('request'), resolve))
  replace(scope, 'fetch', async (...args) => {
    await pause()
    try {
      return await fetch(...args)
    } finally {
      await pause()
    }
  })
}

function functionOf(scope: object, name: string): Call | null {
  const found: unknown = Reflect.get(scope, name)
  return typeof found === 'function' ? (...args) => Reflect.apply(found, scope, args) : null
}

/** Keeps the other properties, such as the variant of `setTimeout` that `util.promisify` uses. */
function replace(scope: object, name: string, replacement: Call): void {
  const original: unknown = Reflect.get(scope, name)
  const { length, prototype, ...properties } = Object.getOwnPropertyDescriptors(original)
  Object.defineProperties(replacement, properties)
  Reflect.set(scope, name, replacement)
}
