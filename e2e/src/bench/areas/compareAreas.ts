import type { AreaMeasures } from '../../support/loading/measureArea.ts'
import { percentile } from '../statistics.ts'

/** The product's measure divided by that of one bundle, at most. */
export const GOALS = { bytes: 1.05, requests: 1.5, mounted: 1.1, largestPaint: 1.05 } as const

export interface Comparison {
  readonly what: keyof typeof GOALS
  readonly product: number
  readonly oneBundle: number
  /** Of times: the median of the ratios of the runs, each of which opened both pages one after the other. */
  readonly ratio: number
  /** Smallest and largest ratio of a run. */
  readonly spread: readonly [number, number]
  readonly goal: number
}

/** One run: the same area of both builds. */
export interface AreaRun {
  readonly product: AreaMeasures
  readonly oneBundle: AreaMeasures
}

/** Compares the runs of an area. Runs are at least one. */
export function compareAreas(runs: readonly AreaRun[]): readonly Comparison[] {
  const compare = (what: keyof typeof GOALS, read: (measures: AreaMeasures) => number): Comparison => {
    const ratios = runs.map(({ product, oneBundle }) => read(product) / read(oneBundle))
    const median = (values: readonly number[]) => percentile(values, 0.5)
    return {
      what,
      product: median(runs.map(({ product }) => read(product))),
      oneBundle: median(runs.map(({ oneBundle }) => read(oneBundle))),
      ratio: median(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      goal: GOALS[what],
    }
  }
  return [
    compare('bytes', ({ bytes }) => bytes),
    compare('requests', ({ requests }) => requests),
    compare('mounted', ({ mountedMs }) => mountedMs),
    compare('largestPaint', ({ largestPaintMs }) => largestPaintMs),
  ]
}
