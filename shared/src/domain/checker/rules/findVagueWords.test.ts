import { checkText } from '../checkText.ts'

const found = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ ruleId }) => ruleId === 'O6')
    .map(({ span, severity }) => `${span === null ? '' : text.slice(span.start, span.end)} ${severity}`)

describe('O6: evaluative words and phrases', () => {
  test.each([
    ['Minimize the likelihood that a cake looks bad when served', 'bad warning'],
    ['Increase the likelihood that a shelter is good enough for a storm', 'good enough warning'],
    ['Increase the likelihood that a cloth is of high quality after weaving', 'high quality warning'],
    ['Minimize the likelihood of various issues when mooring', 'various issues warning'],
    ['Minimize the time it takes to find the ideal spot for a tent', 'ideal warning'],
    ['Minimize the likelihood that a seat is uncomfortable on a long ride', 'uncomfortable warning'],
    ['Minimize the likelihood that a bus arrives later than a faster one', 'faster warning'],
    ['Increase the likelihood that a plank dries faster than before', 'faster warning'],
    ['Minimize the time it takes to refill as much as possible during a stop', 'as possible warning'],
  ])('%j: %s', (text, expected) => expect(found(text)).toContain(expected))

  test.each([
    'Minimize the likelihood that water rises faster than it is pumped out',
    'Minimize the likelihood of getting lost when visibility is poor',
    'Minimize the likelihood that milk goes bad on a hike',
    'Minimize the number of good apples thrown away when sorting',
    'Minimize the time it takes to learn whether a test is positive',
  ])('%j has none', (text) => expect(found(text)).toEqual([]))
})

test.each(['problems when mooring', 'issues during a dive', 'trouble after a landing'])(
  'O12: "%s" leaves open what goes wrong',
  (trouble) =>
    expect(checkText('outcomeStatement', `Minimize the likelihood of ${trouble}`)).toContainEqual(
      expect.objectContaining({ ruleId: 'O12', severity: 'warning' }),
    ),
)
