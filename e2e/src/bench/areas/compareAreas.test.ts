import type { AreaMeasures } from '../../support/loading/measureArea.ts'
import { compareAreas } from './compareAreas.ts'

const measures = (bytes: number, mountedMs: number): AreaMeasures => ({
  files: [],
  bytes,
  requests: 10,
  mountedMs,
  largestPaintMs: mountedMs,
})

test('compares each run with the one next to it, so that a slow moment counts for both', () => {
  const runs = [
    { product: measures(105, 110), oneBundle: measures(100, 100) },
    { product: measures(105, 900), oneBundle: measures(100, 1000) },
    { product: measures(105, 240), oneBundle: measures(100, 200) },
  ]
  const [bytes, requests, mounted] = compareAreas(runs)
  expect(bytes).toMatchObject({ what: 'bytes', product: 105, oneBundle: 100, ratio: 1.05, goal: 1.05 })
  expect(requests).toMatchObject({ ratio: 1, spread: [1, 1] })
  expect(mounted).toMatchObject({ product: 240, oneBundle: 200, ratio: 1.1, spread: [0.9, 1.2] })
})
