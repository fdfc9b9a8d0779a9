import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_COLORS } from '@outcome-studio/shared/domain/base'
import type { Rating } from '@outcome-studio/shared/domain/study'
import {
  OPPORTUNITY_BANDS,
  opportunityBand,
  opportunityScore,
  outcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import { readXml } from '@outcome-studio/shared/files/testing'
import * as fc from 'fast-check'
import { landscapeAround, landscapeTicks, placeInLandscape, WHOLE_LANDSCAPE } from './LandscapeView.ts'
import { landscapeToSvg } from './landscapeToSvg.ts'
import { LANDSCAPE_LABEL, layoutLandscape } from './layoutLandscape.ts'
import { neighborOf } from './neighborOf.ts'

const SIDE = 480
const needOf = (rating: Rating, at: number): Need => ({
  statementId: outcomeStatementUuid(`s${at}`),
  number: `${Math.floor(at / 5) + 1}.${(at % 5) + 1}`,
  text: `Minimize the time it takes to do <${at}>`,
  jobStep: 'do it',
  rating,
  parts: rating,
  score: opportunityScore(rating),
  band: opportunityBand(rating),
})
const tenth = fc.integer({ min: 0, max: 100 }).map((value) => value / 10)
const someNeeds = fc
  .array(fc.record({ importance: tenth, satisfaction: tenth }), { minLength: 1, maxLength: 60 })
  .map((ratings) => ratings.map(needOf))

test('zooming shows every rating, in whole numbers from 0 to 10 and with equal ranges', () => {
  fc.assert(
    fc.property(someNeeds, (needs) => {
      const ratings = needs.flatMap(({ rating }) => (rating ? [rating] : []))
      const view = landscapeAround(ratings)
      const lengths = [view.importance, view.satisfaction].map(([from, to]) => to - from)
      expect(lengths[0]).toBe(lengths[1])
      for (const edge of [...view.importance, ...view.satisfaction]) {
        expect(Number.isInteger(edge) && edge >= 0 && edge <= 10).toBe(true)
      }
      for (const rating of ratings) {
        const { x, y } = placeInLandscape(rating, view)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(1)
      }
    }),
  )
  expect(landscapeAround([{ importance: 8, satisfaction: 4.5 }])).toEqual({
    importance: [7, 9],
    satisfaction: [4, 6],
  })
  expect(landscapeAround([])).toBe(WHOLE_LANDSCAPE)
  expect(landscapeTicks([3, 10])).toEqual([4, 6, 8, 10])
})

test('the bands fill the view and no more', () => {
  fc.assert(
    fc.property(someNeeds, fc.boolean(), (needs, isZoomed) => {
      const view = isZoomed
        ? landscapeAround(needs.flatMap(({ rating }) => (rating ? [rating] : [])))
        : WHOLE_LANDSCAPE
      const { zones } = layoutLandscape(needs, view, 1)
      const areas = zones.map(({ corners }) =>
        Math.abs(
          corners.reduce((sum, [x, y], at) => {
            const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
            return sum + (x * nextY - nextX * y) / 2
          }, 0),
        ),
      )
      expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(1, 6)
    }),
  )
})

test('labels of the ten highest opportunities never overlap and stay inside', () => {
  fc.assert(
    fc.property(someNeeds, (needs) => {
      const { labels } = layoutLandscape(needs, WHOLE_LANDSCAPE, SIDE)
      expect(labels.length).toBeLessThanOrEqual(10)
      for (const [at, { at: one }] of labels.entries()) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(one.x, one.y)).toBeLessThanOrEqual(SIDE)
        for (const { at: other } of labels.slice(at + 1)) {
          const isApart =
            Math.abs(one.y - other.y) > LANDSCAPE_LABEL.height - 0.01 || Math.abs(one.x - other.x) > 16
          expect(isApart).toBe(true)
        }
      }
    }),
  )
  const same = Array.from({ length: 12 }, (_, at) => needOf({ importance: 9, satisfaction: 3 }, at))
  expect(layoutLandscape(same, WHOLE_LANDSCAPE, SIDE).labels).toHaveLength(10)
})

test('in each direction the keys reach every dot once', () => {
  fc.assert(
    fc.property(someNeeds, fc.constantFrom('ArrowRight' as const, 'ArrowUp' as const), (needs, key) => {
      const { dots } = layoutLandscape(needs, WHOLE_LANDSCAPE, SIDE)
      const back = key === 'ArrowRight' ? 'ArrowLeft' : 'ArrowDown'
      let [at] = dots
      for (const _ of dots) at = at && neighborOf(dots, at, back)
      const seen = new Set([at])
      for (const _ of dots) {
        at = at && neighborOf(dots, at, key)
        seen.add(at)
      }
      expect(seen.size).toBe(dots.length)
    }),
  )
})

/** The texts of a drawing in their order. Fails if it is not well formed. */
async function textsOf(svg: string): Promise<readonly string[]> {
  const path: string[] = []
  const texts: string[] = []
  await readXml(
    svg,
    {
      open: (name) => {
        path.push(name)
        if (name === 'text') texts.push('')
      },
      close: (name) => expect(path.pop()).toBe(name),
      text: (part) => {
        if (path.includes('text')) texts.push(`${texts.pop()}${part} `)
      },
    },
    () => undefined,
  )
  expect(path).toEqual([])
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}
const draw = (needs: readonly Need[], respondents: number | null = 150) =>
  landscapeToSvg({ docName: 'Fish & <chips>', lead: 'cooks', respondents }, needs, WHOLE_LANDSCAPE)

describe('the drawing', () => {
  const needs = [
    needOf({ importance: 9, satisfaction: 1 }, 0),
    needOf({ importance: 4, satisfaction: 8 }, 1),
    needOf({ importance: 9.8, satisfaction: 9.8 }, 2),
  ]

  test('is well formed and names the opportunities in full, not what is served', async () => {
    const texts = await textsOf(draw(needs).svg)
    expect(texts).toContain('Fish & <chips>')
    const from = texts.indexOf('Highest opportunities')
    expect(texts.slice(from + 1, from + 3)).toEqual([
      '1.1 Minimize the time it takes to do <0> (17.0)',
      'Extreme opportunity: 1',
    ])
  })

  test('has a key with the color of every band, and the number of respondents', async () => {
    const { svg } = draw(needs)
    const texts = await textsOf(svg)
    expect(texts.slice(-5)).toEqual([
      'Extreme opportunity: 1',
      'High opportunity: 0',
      'Worth a look: 0',
      'Appropriately served: 1',
      'Overserved: 1',
    ])
    for (const band of OPPORTUNITY_BANDS) {
      expect(svg).toMatch(new RegExp(`<polygon [^>]*fill="${BAND_COLORS.light[band]}"`))
      expect(svg).toMatch(new RegExp(`<rect [^>]*rx="3" fill="${BAND_COLORS.light[band]}"`))
    }
    expect(texts).toContain('n = 150 respondents · 3 of 3 outcomes rated')
    expect(await textsOf(draw(needs, null).svg)).toContain(
      'Number of respondents not given · 3 of 3 outcomes rated',
    )
  })

  test('says so if no outcome is an opportunity', async () => {
    expect(await textsOf(draw(needs.slice(1)).svg)).toContain('No outcome is an opportunity.')
  })
})
