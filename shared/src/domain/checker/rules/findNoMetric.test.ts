import { checkText } from '../checkText.ts'

const found = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ severity }) => severity !== 'hint')
    .map(({ ruleId }) => ruleId)

describe('O3: words that only sound like a measure', () => {
  test.each([
    'Increase visibility into the cost of a funeral',
    'Increase control over spending during a renovation',
    'Increase insight into why a crop fails',
    'Increase transparency of the fees for a loan',
    'Increase awareness of hazards on a building site',
    'Increase the level of comfort during a long flight',
    'Increase the degree of flexibility when planning a trip',
    'Increase the level of confidence before a descent',
  ])('%j measures nothing', (text) => expect(found(text)).toEqual(['O3']))

  test.each([
    'Increase the visibility of a cyclist after dark',
    'Minimize the amount of stress on a joint when lifting',
    'Minimize the degree of swelling after an extraction',
    'Minimize the level of noise in a classroom',
    'Minimize the amount of power lost in a cable during a heat wave',
    'Minimize the extent of a blackout after a storm',
  ])('%j measures something', (text) => expect(found(text)).toEqual([]))
})

describe('O3: what happens without a measure', () => {
  test.each([
    'Minimize disruption to neighbors when blasting',
    'Minimize confusion among passengers during a rerouting',
    'Minimize waste when cutting cloth',
    'Minimize scrap during a changeover',
    'Minimize damage to a lawn when moving a shed',
    'Minimize interruptions during a lecture',
    'Minimize rework after an inspection',
    'Minimize congestion at the gates before a match',
    'Minimize noise in a dormitory at night',
    'Minimize wind damage when mooring a boat',
    'Minimize traffic disruption during a parade',
    'Minimize exposure to dust when sanding',
  ])('%j has a remark', (text) => expect(found(text)).toContain('O3'))

  test.each([
    'Minimize the amount of waste when cutting cloth',
    'Minimize the disruption caused by a blasting to neighbors',
    'Minimize the number of interruptions during a lecture',
    'Minimize the duration of a disruption to traffic',
    'Minimize the cost of rework after an inspection',
    'Minimize the damage to a lawn when moving a shed',
    'Minimize the waste produced when cutting cloth',
    'Minimize downtime when replacing a pump',
    'Minimize the noise heard in a dormitory at night',
    'Minimize noise levels in a dormitory at night',
    'Minimize the level of exposure to dust when sanding',
  ])('%j has none', (text) => expect(found(text)).not.toContain('O3'))
})
