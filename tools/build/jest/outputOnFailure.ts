import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CloudPlace, OUTPUT } from './cloudProcess.ts'

/** Lines of a local cloud's output that are shown with a failed test. */
const LINES = 40

/** The part of an event of jest-circus that names a failed test. */
interface FailureEvent {
  readonly name: string
  readonly test?: { readonly name: string } | undefined
}

/**
 * The last lines of the local cloud's output when a test or hook has failed: why a trigger ran again or was given up is
 * told there alone. Empty for other events, and without a local cloud.
 *
 * @param event received by a test environment
 * @param cloud of this worker; undefined if none was started
 */
export function outputOnFailure({ name, test }: FailureEvent, cloud: CloudPlace | undefined): string {
  if (cloud === undefined || (name !== 'test_fn_failure' && name !== 'hook_failure')) return ''
  const lines = readFileSync(join(cloud.folder, OUTPUT), 'utf8').trimEnd().split('\n').slice(-LINES)
  return [`Output of the local cloud when "${test?.name ?? 'a hook'}" failed:`, ...lines, ''].join('\n')
}
