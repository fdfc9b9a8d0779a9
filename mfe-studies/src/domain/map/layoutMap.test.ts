import { NEED_LAYERS, type Needs } from '@outcome-studio/shared/domain/needs'
import * as fc from 'fast-check'
import { layoutMap, type Place } from './layoutMap.ts'
import { type MapUse, pictureUse, widestText } from './MapUse.ts'
import { MAP } from './mapStyles.ts'
import { anyNeeds, NO_OPPORTUNITIES, needsOfSize } from './someNeeds.ts'

const SCREEN: MapUse = {
  title: null,
  isEdited: true,
  controls: { core: () => 100, layer: 40 },
  column: MAP.column,
  columns: null,
  measure: widestText,
  isCollapsed: () => false,
  whenUnwritten: () => 'For example: plan the day',
  whenEmpty: () => ['For example: plan the day'],
}
const onScreen = (needs: Needs, use: Partial<MapUse> = {}) =>
  layoutMap(needs, NO_OPPORTUNITIES, { ...SCREEN, ...use })
const isInside = (inner: Place, outer: { readonly width: number; readonly height: number }) =>
  inner.x >= 0 &&
  inner.y >= 0 &&
  inner.x + inner.width <= outer.width + 0.1 &&
  inner.y + inner.height <= outer.height + 0.1

test('every goal has a place inside of its layer, and every layer one inside of the map', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      const layout = onScreen(needs)
      expect([...layout.panels.keys()].toSorted()).toEqual([...NEED_LAYERS].toSorted())
      for (const panel of layout.panels.values()) expect(isInside(panel, layout)).toBe(true)
      for (const { id, layer } of needs.goals) {
        const [card, panel] = [layout.cards.get(id), layout.panels.get(layer)]
        if (layer === 'core') continue
        expect(card && panel && isInside(card, panel)).toBe(true)
      }
    }),
  )
})

test('the picture has the same places as the screen, apart from room for controls', () => {
  const needs = needsOfSize(60)
  const picture = layoutMap(needs, NO_OPPORTUNITIES, pictureUse('Garden'))
  const screen = onScreen(needs, { controls: { core: () => 0, layer: 0 } })
  expect(screen.cards).toEqual(picture.cards)
})

test('every column of a layer with job steps begins with the name of one', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      const { cards } = onScreen(needs, { columns: 7 })
      const tops = new Map<string, { readonly y: number; readonly id: string }>()
      for (const { id, layer } of needs.goals) {
        const card = cards.get(id)
        const column = `${layer} ${card?.x}`
        if (card && card.y < (tops.get(column)?.y ?? Number.POSITIVE_INFINITY))
          tops.set(column, { y: card.y, id })
      }
      for (const { id } of tops.values()) {
        const step = needs.goals.find((goal) => goal.id === id)?.step?.trim()
        if (step) expect([step, `${step} (continued)`]).toContain(cards.get(id)?.caption)
      }
    }),
  )
})

test('a card is as high as its text in the measured font', () => {
  const needs = needsOfSize(20)
  const [narrow, wide] = [onScreen(needs, { columns: 3, measure: () => 1 }), onScreen(needs, { columns: 3 })]
  for (const { id, layer } of needs.goals) {
    if (layer !== 'core')
      expect(narrow.cards.get(id)?.height).toBeLessThanOrEqual(wide.cards.get(id)?.height ?? 0)
  }
  expect(narrow.height).toBeLessThan(wide.height)
})

test('the goals of a collapsed layer have no place', () => {
  const needs = needsOfSize(20)
  const { cards } = onScreen(needs, { isCollapsed: (layer) => layer === 'related' })
  for (const { id, layer } of needs.goals) {
    if (layer !== 'core') expect(cards.has(id)).toBe(layer !== 'related')
  }
})
