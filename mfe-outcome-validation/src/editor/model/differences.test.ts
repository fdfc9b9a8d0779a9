import { exampleStudy } from '../../testing/storeStudy.ts'
import { differences } from './differences.ts'
import { isSameVersion } from './isSameVersion.ts'

const mine = exampleStudy('Commute', [['same', 'mine'], ['only here']])
const theirs = exampleStudy('Commute', [['same', 'theirs']])

describe('two versions of a study', () => {
  test('differ where their texts do, in the order of the study', () => {
    expect(differences(mine, theirs)).toEqual([
      { where: 'Outcome statement 1.2', mine: 'mine', theirs: 'theirs' },
      { where: 'Job step 2', mine: 'plan leg 2 of the trip', theirs: null },
      { where: 'Outcome statement 2.1', mine: 'only here', theirs: null },
    ])
    expect(differences(mine, mine)).toEqual([])
  })

  test('are the same whatever order their keys were stored in', () => {
    const { jobSteps, jtbd } = mine
    const reordered = {
      jobSteps,
      jtbd: { remarks: [], userInput: jtbd.userInput, uuid: jtbd.uuid, executor: jtbd.executor },
    }
    expect(isSameVersion({ docName: 'a', study: mine }, { docName: 'a', study: reordered })).toBe(true)
    expect(isSameVersion({ docName: 'a', study: mine }, { docName: 'b', study: mine })).toBe(false)
    expect(isSameVersion({ docName: 'a', study: mine }, { docName: 'a', study: theirs })).toBe(false)
  })
})
