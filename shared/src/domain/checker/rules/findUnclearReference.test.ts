import { checkText } from '../checkText.ts'

const unclear = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ ruleId }) => ruleId === 'O15')
    .map(({ span, severity }) => [span === null ? '' : text.slice(span.start, span.end), severity])

describe('O15: a pronoun refers to something in the statement', () => {
  test.each([
    ['Minimize the likelihood that it leaks', 'it'],
    ['Minimize the likelihood that they wilt after planting', 'they'],
    ['Minimize the time it takes to clean this before guests arrive', 'this'],
    ['Minimize the time it takes to dry them', 'them'],
    ['Minimize the likelihood of losing it on a hike', 'it'],
  ])('%j: "%s" refers to nothing', (text, pronoun) => expect(unclear(text)).toEqual([[pronoun, 'hint']]))

  test.each([
    'Minimize the time it takes to dry a tent before packing it',
    'Minimize the likelihood that seeds rot after they are sown',
    'Minimize the likelihood that it rains on a tent',
    'Minimize the likelihood that it takes two attempts to light a stove',
    'Minimize the likelihood that this part breaks',
    'Minimize the number of those seeds that rot',
    'Minimize the time',
  ])('%j is clear', (text) => expect(unclear(text)).toEqual([]))
})
