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
