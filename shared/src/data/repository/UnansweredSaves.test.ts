import type { Study } from '@outcome-studio/shared/domain/study'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { createUnansweredSaves } from './UnansweredSaves.ts'

const uuidOf = ({ jtbd }: Study) => jtbd.uuid

test('a save knows earlier unanswered saves, never later ones', () => {
  const saves = createUnansweredSaves(uuidOf)
  const first = sampleStudy()
  const second = { ...first, jobSteps: [] }
  expect(saves.sent(first)).toEqual([])
  expect(saves.sent(sampleStudy())).toEqual([])
  const before = saves.sent(second)
  saves.sent({ ...second })
  expect(before).toEqual([first])
})

test('an answer settles a save and all earlier ones', () => {
  const saves = createUnansweredSaves(uuidOf)
  const [first, second, third] = [sampleStudy(), sampleStudy(), sampleStudy()]
  const ofOneStudy = [first, { ...second, jtbd: first.jtbd }, { ...third, jtbd: first.jtbd }] as const
  for (const study of ofOneStudy) saves.sent(study)
  saves.acknowledged(ofOneStudy[1])
  expect(saves.sent(first)).toEqual([ofOneStudy[2]])
})
