import { answerTo } from '../testing/answers/answerTo.ts'

test.each([
  ['offcuts, glue', ['the number of offcuts that are wasted', 'the amount of glue that is wasted']],
  ['water, lots of it', ['the amount of water that is wasted']],
  ['my time and printer paper', ['the amount of printer paper that is wasted']],
  [
    'sand, gravel and cement',
    ['sand', 'gravel', 'cement'].map((each) => `the amount of ${each} that is wasted`),
  ],
  [
    'gloves and incontinence pads that we open for nothing',
    ['the number of gloves that are wasted', 'the number of incontinence pads that are opened for nothing'],
  ],
  ['cuttings I throw away', ['the number of cuttings that are thrown away']],
  ['forms they don’t fill in', ['the number of forms that are not filled in']],
  ['Half the lettuce ends up in the bin.', ['the amount of lettuce that ends up in the bin']],
])('asked what is wasted, %j makes %j', (answer, statements) => {
  expect(answerTo('wasted', answer).drafts).toEqual(statements.map((each) => `Minimize ${each}`))
})

test.each(['time', 'paper that we print', 'seedlings I forget to water'])(
  'asked what is wasted, %j is asked about',
  (answer) => {
    const { drafts, reply } = answerTo('wasted', answer)
    expect(drafts).toEqual([])
    expect(reply).toMatch(/how would you say it in a few words/i)
  },
)
