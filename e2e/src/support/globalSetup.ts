import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from './Stack.ts'
import { SHARED_STACK_OFFSET } from './sharedStack.ts'

/** Starts one stack for all journeys that do not break it. The release stops it and removes its data. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-'))
  const stack = await startStack({ portOffset: SHARED_STACK_OFFSET, dataDir })
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
