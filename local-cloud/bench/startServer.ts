import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

const readySchema = z.object({ port: z.number() })
const memorySchema = z.object({ rss: z.number() })

/** Without this limit V8 lets garbage grow to three times the data before it collects. */
const NODE_FLAGS = ['--max-semi-space-size=2'] as const

export interface BenchServer {
  readonly port: number
  /** Milliseconds from the start of the process to its first response. */
  readonly readyMs: number
  /** Resident memory of the process in bytes. */
  memory(): Promise<number>
  stop(): Promise<void>
}

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

/** Starts the local Firestore as a process of its own. */
export async function startServer(dataDir: string): Promise<BenchServer> {
  const start = performance.now()
  const child = fork(join(import.meta.dirname, 'serve.ts'), [dataDir], { execArgv: [...NODE_FLAGS] })
  const { port } = readySchema.parse(await nextMessage(child))
  await fetch(`http://127.0.0.1:${port}/`)
  const readyMs = performance.now() - start
  return {
    port,
    readyMs,
    memory: async () => {
      const message = nextMessage(child)
      child.send({ kind: 'memory' })
      return memorySchema.parse(await message).rss
    },
    stop: async () => {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
