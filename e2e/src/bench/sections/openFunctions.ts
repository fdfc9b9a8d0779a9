import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { bundleFunctions } from '../../../../tools/build/src/functions/bundleFunctions.ts'
import type { Bench, Section } from './Bench.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')
/** The function whose start a member notices most: the first words of an answer wait for it. */
const NOTICED = 'siaChat'

const loadedSchema = z.object({ cpuMs: z.number(), memoryMB: z.number() })

/** One run. */
export interface FunctionsResult {
  /** Of a process that has loaded all functions, resident. */
  readonly allFunctionsMB: number
  /** Processor time until an instance can serve a request, Node included. */
  readonly coldStartMs: number
}

/** The built functions, as a platform starts them. */
export async function openFunctions(bench: Bench): Promise<Section<FunctionsResult>> {
  const { version } = await bench.progress('building the functions', () => bundleFunctions(REPOSITORY))
  const entry = join(REPOSITORY, 'functions/dist/functions', version, 'index.js')
  return {
    measure: async () => ({
      allFunctionsMB: (await load(entry, '')).memoryMB,
      coldStartMs: (await load(entry, NOTICED)).cpuMs,
    }),
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
