import { guardLocal } from '../../release/src/guardLocal.ts'

const MINUTE = 60_000

/**
 * Ends bad canaries of the running product once a minute, until this process ends. A failure is printed once, until a
 * run succeeds.
 */
export function guardEveryMinute(root: string, portOffset: number, print: (line: string) => void): void {
  let hasFailed = false
  const run = async () => {
    try {
      for (const line of await guardLocal({ root, portOffset })) print(line)
      hasFailed = false
    } catch (error) {
      if (!hasFailed) print(`Canaries are not guarded: ${error instanceof Error ? error.message : error}`)
      hasFailed = true
    }
  }
  const next = () => {
    setTimeout(() => void run().finally(next), MINUTE).unref()
  }
  next()
}
