import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from './Stack.ts'
import { SHARED_STACK_OFFSET } from './sharedStack.ts'

/** Starts one stack for all journeys that do not break it. The release stops it and removes its data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-'))
  process.env.STACK_DATA = dataDir
  process.env.STACK_LOG = join(dataDir, 'stack.log')
  const stack = await startStack({
    portOffset: SHARED_STACK_OFFSET,
    dataDir,
    logFile: process.env.STACK_LOG,
  })
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
