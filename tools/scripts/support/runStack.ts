import { join } from 'node:path'
import { ProcessEndedError, ProcessGroup } from './ProcessGroup.ts'
import { type Progress, startProgress } from './Progress.ts'
import { parseStackOptions, type StackOptions, UsageError } from './StackOptions.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Functions for the command that runs a stack. */
export interface Stack {
  readonly root: string
  readonly options: StackOptions
  readonly group: ProcessGroup
  readonly progress: Progress
}

/**
 * Runs a stack of processes until the user ends it or a part fails. Sets the exit code, and ends all processes.
 *
 * @param start brings everything up; what it throws ends the stack
 */
export async function runStack(start: (stack: Stack) => Promise<void>): Promise<void> {
  const progress = startProgress(
    () => performance.now(),
    (line) => process.stdout.write(line),
  )
  const group = new ProcessGroup(ROOT)
  const asked = Promise.withResolvers<void>()
  let isAsked = false
  const onSignal = () => {
    if (isAsked) void group.stop()
    isAsked = true
    asked.resolve()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  try {
    const options = parseStackOptions(process.argv.slice(2))
    const untilEnd = Promise.race([group.failure, asked.promise])
    await Promise.race([start({ root: ROOT, options, group, progress }), untilEnd])
    await untilEnd
  } catch (error) {
    process.exitCode = 1
    const line = explain(error)
    if (line) process.stderr.write(`${line}\n`)
  } finally {
    await group.stop()
  }
  process.exit()
}

/** A process that failed to start has printed the reason; a second line would only hide it. */
function explain(error: unknown): string | null {
  if (error instanceof ProcessEndedError) {
    return error.whileStarting ? null : `${error.message} Everything else was ended too.`
  }
  if (error instanceof UsageError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
