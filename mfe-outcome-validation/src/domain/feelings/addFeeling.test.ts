import {
  applyNeedsOperation,
  goalId,
  needsUuid,
  newGoal,
  newNeeds,
} from '@outcome-studio/shared/domain/needs'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { anyNeeds } from '@outcome-studio/shared/domain/testing'
import fc from 'fast-check'
import { addFeeling, needsOfJob } from './addFeeling.ts'

const MAP = {
  ...newNeeds(needsUuid('map')),
  goals: [
    newGoal({ id: goalId('core'), layer: 'core', text: 'reach a destination' }),
    newGoal({ id: goalId('calm'), layer: 'emotional', text: 'Feel calm' }),
  ],
}
const SOURCE = { study: studyUuid('study'), item: 's1' }

test('a feeling becomes the last emotional job and names the statement that it was', () => {
  expect(addFeeling(MAP, { id: goalId('new'), text: ' Feel safe ', source: SOURCE })).toEqual({
    kind: 'insertGoal',
    goal: { id: 'new', layer: 'emotional', text: 'Feel safe', source: SOURCE },
    index: 1,
  })
})

test.each([['feel  calm '], ['']])('"%s" adds nothing', (text) => {
  expect(addFeeling(MAP, { id: goalId('new'), text })).toBeNull()
})

test('a repeat adds nothing, whatever the map and the text', () => {
  fc.assert(
    fc.property(anyNeeds, fc.string(), (needs, text) => {
      const operation = addFeeling(needs, { id: goalId('unused by any'), text, source: SOURCE })
      const once = operation ? applyNeedsOperation(needs, operation) : needs
      expect(addFeeling(once, { id: goalId('another'), text, source: SOURCE })).toBeNull()
    }),
  )
})

test('a map made for a study has its job and its executor', () => {
  const jtbd = { uuid: studyUuid('study'), executor: ' commuters ', userInput: ' get to work ', remarks: [] }
  expect(needsOfJob(jtbd, needsUuid('map'), goalId('core'))).toEqual({
    uuid: 'map',
    vertical: '',
    goals: [{ id: 'core', layer: 'core', text: 'get to work', executor: 'commuters' }],
    states: [],
  })
  expect(needsOfJob({ ...jtbd, userInput: ' ' }, needsUuid('map'), goalId('core')).goals).toEqual([])
})
