import { type AreaMeasures, measureArea } from '../../support/loading/measureArea.ts'
import { AREAS_TO_OPEN, type AreaToOpen } from '../../support/weight/AREAS_TO_OPEN.ts'
import type { AreaRun } from '../areas/compareAreas.ts'
import { serveSingle } from '../weight/serveSingle.ts'
import { asMember, type Bench, type Section } from './Bench.ts'

/** Milliseconds. An area may wait once more shortly after it was shown. */
const TIMED_QUIET = 500

/** One run: each area by its name. */
export interface AreasResult {
  /** Bytes and requests are the same in each run, so the first one alone waits until all have come. */
  readonly isComplete: boolean
  readonly areas: Readonly<Record<string, AreaRun>>
}

/** Each area at its address with an empty cache, in the product and in one bundle of the same source. */
export async function openAreas(bench: Bench): Promise<Section<AreasResult>> {
  const single = await bench.progress('building one bundle', () => serveSingle(bench.stack.portOffset))
  let runs = 0
  const open = ({ path, email }: AreaToOpen, origin: string): Promise<AreaMeasures> =>
    asMember(
      bench,
      email,
      (context) => measureArea(context, `${origin}${path}`, 'empty', runs === 1 ? undefined : TIMED_QUIET),
      origin,
    )
  return {
    measure: async () => {
      runs += 1
      const areas: Record<string, AreaRun> = {}
      for (const area of AREAS_TO_OPEN) {
        const product = await open(area, bench.stack.shellUrl)
        areas[area.name] = { product, oneBundle: await open(area, single.origin) }
      }
      return { isComplete: runs === 1, areas }
    },
    release: () => single.stop(),
  }
}
