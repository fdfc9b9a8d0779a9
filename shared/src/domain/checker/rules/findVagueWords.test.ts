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

describe('O6: "good", "bad" and "poor" before a thing', () => {
  test.each([
    ['Minimize the time it takes to find a good place to fish before dawn', 'good warning'],
    ['Increase the likelihood of getting a good price when selling a car', 'good warning'],
    ['Minimize the likelihood of a poor fit when buying shoes', 'poor warning'],
    ['Minimize the likelihood of poor communication during a handover', 'poor warning'],
    ['Minimize the likelihood of a bad haircut before an event', 'bad warning'],
    ['Increase the number of good photos taken at a wedding', 'good warning'],
    ['Increase the likelihood that a good plumber is found in winter', 'good warning'],
  ])('%j: %s', (text, expected) => expect(found(text)).toEqual([expected]))

  test.each([
    'Minimize the likelihood of slipping in bad weather',
    'Minimize the time it takes to read a map in poor light',
    'Minimize the time it takes to find a good conductor of heat',
    'Minimize the likelihood that a good applicant withdraws before the interview',
    'Minimize the likelihood that a bad tooth goes unnoticed during a check-up',
    'Minimize the likelihood of making a bad decision in a storm',
    'Minimize the likelihood of falling because of poor eyesight',
  ])('%j tells things apart', (text) => expect(found(text)).toEqual([]))
})

test.each(['problems when mooring', 'issues during a dive', 'trouble after a landing'])(
  'O12: "%s" leaves open what goes wrong',
  (trouble) =>
    expect(checkText('outcomeStatement', `Minimize the likelihood of ${trouble}`)).toContainEqual(
      expect.objectContaining({ ruleId: 'O12', severity: 'warning' }),
    ),
)

describe('O6: adjectives that judge', () => {
  test.each([
    'Minimize the time it takes to find an actionable clue in a log',
    'Increase the number of memorable moments on a tour',
    'Increase the likelihood of a favorable ruling in a dispute',
    'Minimize the likelihood of an unfavorable review after a stay',
    'Increase the number of promising leads found at a fair',
    'Minimize the time it takes to create an appealing window display',
    'Minimize the likelihood that a lecture is disappointing',
    'Increase the number of likable characters in a novel',
    'Minimize the likelihood of a questionable call in a match',
    'Minimize the time it takes to sew a professional-looking seam',
    'Minimize the likelihood of something going wrong during a move',
    'Minimize the time it takes to do things after a flood',
    'Minimize the time it takes to find an interesting route for a run',
  ])('%j has a remark', (text) => expect(found(text)).toHaveLength(1))

  test.each([
    'Minimize the likelihood that a label is not readable after a wash',
    'Minimize the time it takes to find an available seat on a train',
    'Minimize the weight of a portable stove on a hike',
    'Minimize the likelihood of promising a date that is missed',
    'Minimize the likelihood of capsizing in unfavorable winds',
    'Minimize the time it takes to find a suitable donor for a transplant',
    'Increase the number of viable seeds in a packet',
    'Minimize the likelihood that a washable filter is thrown away',
    'Minimize the likelihood of disappointing a child on a birthday',
    'Minimize the likelihood of looking the wrong way when crossing',
    'Minimize the likelihood of not knowing what to do after a fall',
  ])('%j has none', (text) => expect(found(text)).toEqual([]))
})
