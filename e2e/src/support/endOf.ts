import type { ChildProcess } from 'node:child_process'

/**
 * The end of a process and of its output. "exit" can come before the last output: whoever then removed the folder of a
 * log made the next write to it fail, outside of any test.
 */
export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('close', () => resolve())
    child.on('error', () => resolve())
  })
}
