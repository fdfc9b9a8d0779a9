import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { bundleFunctions } from '../../../../tools/build/src/functions/bundleFunctions.ts'
import { openSavers } from '../savers/openSavers.ts'
import { percentile } from '../statistics.ts'
import type { Bench, Section } from './Bench.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')
/** Members who save at the same moment. */
const SAVERS = 200
/** The function whose start a member notices most: the first words of an answer wait for it. */
const NOTICED = 'siaChat'

const loadedSchema = z.object({ cpuMs: z.number(), memoryMB: z.number() })

/** One run. */
export interface ServerResult {
  /** Of a process that has loaded all functions, resident. */
  readonly allFunctionsMB: number
  /** Processor time until an instance can serve a request, Node included. */
  readonly coldStartMs: number
  /** 95th percentile of the time to an answer, in milliseconds. */
  readonly saversP95: number
}

/** The built functions, and members who save at once to the local cloud. */
export async function openServer(bench: Bench): Promise<Section<ServerResult>> {
  const { version } = await bench.progress('building the functions', () => bundleFunctions(REPOSITORY))
  const entry = join(REPOSITORY, 'functions/dist/functions', version, 'index.js')
  const savers = await openSavers(bench.stack.portOffset, SAVERS)
  return {
    measure: async () => {
      const saved = await savers.saveAtOnce()
      return {
        allFunctionsMB: (await load(entry, '')).memoryMB,
        coldStartMs: (await load(entry, NOTICED)).cpuMs,
        saversP95: percentile(saved, 0.95),
      }
    },
  }
}

/** Loads functions in a process of its own. @param target FUNCTION_TARGET; all functions if empty */
async function load(entry: string, target: string): Promise<z.infer<typeof loadedSchema>> {
  const script = `
    require(${JSON.stringify(entry)})
    const { user, system } = process.cpuUsage()
    const result = { cpuMs: (user + system) / 1000, memoryMB: process.memoryUsage.rss() / 1e6 }
    process.stdout.write(JSON.stringify(result), () => process.exit(0))`
  const env = { ...process.env, FUNCTION_TARGET: target, ALLOWED_ORIGINS: 'https://studio.test' }
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env })
  return loadedSchema.parse(JSON.parse(stdout))
}
