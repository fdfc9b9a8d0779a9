import { checkText } from '../checkText.ts'

const found = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ ruleId }) => ruleId === 'O4')
    .map(({ severity }) => severity)

describe('O4: measures joined without "and"', () => {
  test.each([
    'Minimize the time it takes to saw a log; minimize the waste',
    'Minimize the time it takes to saw a log. Increase the number of logs sawn',
    'Minimize the time it takes to saw a log, reduce the cost of fuel',
  ])('%j is an error', (text) => expect(found(text)).toEqual(['error']))

  test.each([
    'Minimize the number of ferries missed as well as the number of bags lost',
    'Minimize the time it takes to book a cabin, plus the cost of meals',
    'Minimize the time it takes to saw a log without increasing the cost of fuel',
    'Minimize the time it takes to saw a log while minimizing waste',
  ])('%j is a question', (text) => expect(found(text)).toEqual(['warning']))

  test.each([
    'Increase the likelihood that a spare part fits as well as the original',
    'Minimize the time it takes to heal as well as possible after a fall',
    'Minimize the number of tiles needed on a 20 plus 5 grid',
    'Minimize the likelihood of rolling back on a slope of 15 percent or more',
    'Minimize the likelihood of stalling while reducing the speed of a boat',
    'Minimize the time it takes to cross a river without a bridge',
    'Minimize the likelihood of a leak, cut or tear in a sail',
  ])('%j is one measure', (text) => expect(found(text)).not.toContain('error'))
})

test('"plus" and "as well as" join no things where they compare', () => {
  expect(found('Increase the likelihood that a spare part fits as well as the original')).toEqual([])
  expect(found('Minimize the number of tiles needed on a 20 plus 5 grid')).toEqual([])
  expect(found('Minimize the likelihood that children of 6 or older are left alone')).toEqual([])
})

describe('J6: goals listed with commas', () => {
  const goals = (text: string) =>
    checkText('jobStep', text)
      .filter(({ ruleId }) => ruleId === 'J6')
      .map(({ severity }) => severity)

  test.each(['Peel the carrots, wash the leeks', 'Peel the carrots, wash the leeks, boil the water'])(
    '%j has several',
    (text) => expect(goals(text)).toContain('error'),
  )
  test.each([
    'Peel the carrots, leeks, potatoes',
    'Choose a tent, stove, the matching pans',
    'Confirm, before the guests arrive, the order of seats',
    'Find out, if the road is closed, cross the river',
  ])('%j has one', (text) => expect(goals(text)).toEqual([]))
})
