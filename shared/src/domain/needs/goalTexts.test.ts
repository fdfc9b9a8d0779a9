import { goalTexts } from './goalTexts.ts'
import { goalId, needsUuid } from './needsIds.ts'
import { newNeeds } from './newNeeds.ts'

test('the texts of a needs document are those of its goals, without empty ones', () => {
  const goals = [' find a recipe ', ' ', 'eat together'].map((text, at) => ({
    id: goalId(`g${at}`),
    layer: 'outcomes' as const,
    text,
  }))
  expect(goalTexts({ ...newNeeds(needsUuid('n')), goals })).toEqual([
    { uuid: 'g0', text: 'find a recipe' },
    { uuid: 'g2', text: 'eat together' },
  ])
})
