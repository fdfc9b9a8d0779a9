import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { installPeers } from '../peers/installPeers.ts'
import { percentile } from '../statistics.ts'
import type { Progress } from './createProgress.ts'

/** Milliseconds. Lighthouse waits for a quiet network, but the database's listener keeps a request open for good. */
export const LONGEST_LOAD = { alone: 15_000, inTable: 8_000 } as const

/** The part of Lighthouse's report that the benchmark reads. */
const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.object({ performance: z.object({ score: z.number().nullable() }).optional() }),
  environment: z.object({ benchmarkIndex: z.number() }),
  finalDisplayedUrl: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
})

/** Bytes. A report is about one megabyte. */
const LARGEST_REPORT = 64 * 1024 * 1024

export interface Scores {
  /** Median of all runs, of 100. */
  readonly performance: number
  readonly runs: readonly number[]
  /** Milliseconds, except layoutShift. Taken from the first run with the median score. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blockedFor: number
  readonly speedIndex: number
  readonly layoutShift: number
  /** Lighthouse's estimate of the processor speed, to compare times from a busy machine. */
  readonly processor: number
}

/**
 * Measures Lighthouse's performance score of a page in a signed-in browser. Lighthouse clears the cache and preserves
 * the sign-in.
 * @param port of the browser's debugging interface
 */
export async function lighthouseScores(
  url: string,
  form: 'desktop' | 'mobile',
  port: number,
  runs: number,
  progress: Progress,
  longestLoad: number = LONGEST_LOAD.alone,
): Promise<Scores> {
  const results = []
  for (let run = 1; run <= runs; run++) {
    const { audits, categories, environment, finalDisplayedUrl, runtimeError } = await progress(
      `Lighthouse, ${form}, run ${run} of ${runs}`,
      () => report(url, form, port, longestLoad),
    )
    if (runtimeError) throw new Error(runtimeError.message)
    if (finalDisplayedUrl !== url) throw new Error(`Lighthouse ended at ${finalDisplayedUrl}.`)
    const of = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    results.push({
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      firstPaint: Math.round(of('first-contentful-paint')),
      largestPaint: Math.round(of('largest-contentful-paint')),
      blockedFor: Math.round(of('total-blocking-time')),
      speedIndex: Math.round(of('speed-index')),
      layoutShift: of('cumulative-layout-shift'),
      processor: Math.round(environment.benchmarkIndex),
    })
  }
  const scores = results.map(({ performance }) => performance)
  const median = percentile(scores, 0.5)
  const typical = results.find(({ performance }) => performance === median)
  if (!typical) throw new Error('There is no median run.')
  return { ...typical, runs: scores }
}

async function report(url: string, form: 'desktop' | 'mobile', port: number, longestLoad: number) {
  const cli = join(installPeers(), 'node_modules', 'lighthouse', 'cli', 'index.js')
  const options = [
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    `--max-wait-for-load=${longestLoad}`,
    `--port=${port}`,
  ]
  const preset = form === 'desktop' ? ['--preset=desktop'] : []
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...options, ...preset], {
    maxBuffer: LARGEST_REPORT,
  })
  return reportSchema.parse(JSON.parse(stdout))
}
