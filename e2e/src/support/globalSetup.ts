import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { type Stack, startStack } from './Stack.ts'
import { assignStacks } from './sharedStack.ts'

interface OwnStack {
  readonly stack: Stack
  readonly folder: string
}

/**
 * Starts a stack for each worker, one after the other, because the first one builds the packages for all. The release
 * stops them and removes their data.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started: OwnStack[] = []
  const release = async () => {
    await Promise.all(started.map(stop))
  }
  try {
    while (started.length < workers) started.push(await start())
  } catch (error) {
    await release()
    throw error
  }
  assignStacks(started.map(({ stack, folder }) => ({ portOffset: stack.portOffset, folder })))
  return release
}

async function start(): Promise<OwnStack> {
  const folder = await mkdtemp(join(tmpdir(), 'outcome-studio-'))
  // The local cloud refuses a folder with other files, and a slow build is logged before the cloud starts.
  const stack = await startStack({ dataDir: join(folder, 'data'), logFile: join(folder, 'stack.log') })
  return { stack, folder }
}

async function stop({ stack, folder }: OwnStack): Promise<void> {
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}
