import fc from 'fast-check'
import { placeAnchored } from './placeAnchored.ts'

const viewport = { width: 1000, height: 800 }
const size = { width: 300, height: 200 }
const middle = { left: 500, top: 400, width: 40, height: 20 }
const ask = { anchor: middle, size, viewport, gap: 8, align: 'start' } as const

describe('placeAnchored', () => {
  test('uses the preferred side if the box fits', () => {
    expect(placeAnchored({ ...ask, side: 'bottom' })).toMatchObject({ side: 'bottom', left: 500, top: 428 })
    expect(placeAnchored({ ...ask, side: 'top' })).toMatchObject({ side: 'top', left: 500, bottom: 408 })
    expect(placeAnchored({ ...ask, side: 'right' })).toMatchObject({ side: 'right', left: 548, top: 400 })
    expect(placeAnchored({ ...ask, side: 'left' })).toMatchObject({ side: 'left', left: 192, top: 400 })
  })

  test('uses another side if it does not fit', () => {
    const anchor = { ...middle, top: 770 }
    expect(placeAnchored({ ...ask, anchor, side: 'bottom' }).side).toBe('top')
    expect(placeAnchored({ ...ask, anchor: { ...middle, left: 900 }, side: 'right' }).side).toBe('left')
  })

  test('can be centered on the edge', () => {
    expect(placeAnchored({ ...ask, side: 'bottom', align: 'center' }).left).toBe(370)
  })

  test('aligns with the end of an anchor near the lower edge', () => {
    const anchor = { ...middle, top: 700 }
    expect(placeAnchored({ ...ask, anchor, side: 'right' })).toMatchObject({ side: 'right', top: 520 })
  })

  test('stays within the viewport, and is never higher than the available space', () => {
    const length = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(
        fc.record({ left: length(1000), top: length(800), width: length(400), height: length(100) }),
        fc.record({ width: length(900), height: length(2000) }),
        fc.constantFrom('top', 'bottom', 'left', 'right'),
        fc.constantFrom('start', 'center'),
        (anchor, box, side, align) => {
          const place = placeAnchored({ anchor, size: box, viewport, side, align, gap: 8 })
          expect(place.left).toBeGreaterThanOrEqual(8)
          expect(place.left + box.width).toBeLessThanOrEqual(viewport.width - 8)
          const start = place.top ?? viewport.height - (place.bottom ?? 0) - place.maxHeight
          expect(start).toBeGreaterThanOrEqual(Math.min(8, anchor.top))
          expect(place.maxHeight).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
