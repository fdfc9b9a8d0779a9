import { checkText } from '../checkText.ts'

const found = (text: string) => checkText('outcomeStatement', text).filter(({ ruleId }) => ruleId === 'O16')

describe('O16: a statement ends before its benefit', () => {
  test.each([
    ['Minimize the time it takes to load a van to save fuel', 'Minimize the time it takes to load a van'],
    ['Minimize the number of stops on a route to improve service', 'Minimize the number of stops on a route'],
    [
      'Minimize the time it takes to water a lawn because water is scarce',
      'Minimize the time it takes to water a lawn',
    ],
    ['Minimize the number of seeds wasted, because seeds are dear', 'Minimize the number of seeds wasted'],
  ])('%j becomes %j by a click', (text, better) => {
    expect(found(text).map(({ suggestion }) => suggestion?.replacement)).toEqual([better])
  })

  test.each([
    'Minimize the number of loaves discarded because they are burnt',
    'Minimize the amount of rent paid because a room stands empty',
    'Minimize the likelihood that a meal is late because a bridge is closed',
    'Minimize the number of parts bought twice because a list is out of date',
    'Minimize the time spent waiting because a bridge is closed',
    'Minimize the time it takes to improve a recipe',
    'Minimize the number of steps needed to ensure that a kiln is cold',
    'Minimize the time it takes to decide how to save a wilting plant',
    'Minimize the time it takes to find a way to improve a recipe',
  ])('%j tells a cause or what gets done', (text) => expect(found(text)).toEqual([]))

  test.each(['(e.g. so that guests stay longer)', 'such as in order to please guests'])(
    '%s is no example',
    (tail) => {
      const remarks = found(`Minimize the likelihood that a meal gets cold ${tail}`)
      expect(remarks.map(({ severity, suggestion }) => [severity, suggestion])).toEqual([['warning', null]])
    },
  )
})
