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

describe('O16: benefits in other words', () => {
  test.each([
    'Minimize the number of leaks after a storm, which protects the ceiling below',
    'Minimize the likelihood that a shift is short of a nurse, ensuring continuous care',
    'Minimize the time it takes to treat a burn to prevent scarring',
    'Minimize the time it takes to load a ferry in the morning to keep departures punctual',
    'Minimize the time it takes to prune a vine during winter to keep labor costs low',
    'Minimize the time it takes to sort mail before dawn to meet the first delivery',
    'Minimize the time it takes to find a seat so passengers can rest',
    'Minimize the likelihood of missing a rash when examining a child, so treatment can begin',
    'Increase the percentage of wells tested each year to protect families from arsenic',
  ])('%j ends with one', (text) => expect(found(text)).toHaveLength(1))

  test.each([
    'Minimize the amount of ice needed to keep fish cold during transport',
    'Minimize the likelihood that a nurse has to leave a ward to keep a record',
    'Minimize the time it takes to decide which valves to keep when dismantling an engine',
    'Minimize the likelihood that a lid is too loose to keep moisture out',
    'Minimize the likelihood of forgetting to protect young plants before a frost',
    'Minimize the time it takes to find a way to keep a door open during a move',
    'Minimize the likelihood of forgetting to meet a child at the station',
    'Minimize the time it takes to decide when to give a patient more fluid',
    'Minimize the number of volunteers needed to help at a race',
    'Minimize the likelihood that a load is so heavy that nobody can lift it',
    'Minimize the frequency with which a rope has to be replaced',
  ])('%j is needed as a whole', (text) => expect(found(text)).toEqual([]))
})
