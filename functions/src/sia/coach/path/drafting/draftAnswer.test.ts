import { answerTo } from '../../testing/answers/answerTo.ts'

test.each([
  ['long', 'I don’t think so'],
  ['long', 'nah, picking is quick'],
  ['long', 'not much, once you’re used to it'],
  ['long', 'nothing, honestly'],
  ['wrong', 'no, the watering is fine'],
  ['wrong', 'it works, mostly'],
  ['wrong', 'no'],
  ['wasted', 'nothing really, we’re pretty lean'],
  ['wasted', 'we don’t waste anything'],
] as const)('asked what is %s, %j says that there is no trouble', (about, answer) => {
  const { drafts, reply } = answerTo(about, answer)
  expect(drafts).toEqual([])
  expect(reply).toContain('nothing to improve there')
})

test('what is fine hides no trouble beside it', () => {
  expect(answerTo('long', 'the queue is fine, it’s the passports that take ages').drafts).toEqual([
    'Minimize the time spent on the passports',
  ])
  expect(answerTo('wrong', 'that goes pretty quick, except when the pump is blocked').drafts).toEqual([
    'Minimize the likelihood that the pump is blocked',
  ])
  expect(answerTo('wrong', 'the hose is good until it freezes').reply).not.toContain('nothing to improve')
})

test.each([
  ['long', 'it’s a nightmare when a whole bus arrives at 2 am', 'the likelihood that a whole bus arrives'],
  ['long', 'waiting till the glue is dry', 'the time spent waiting until the glue is dry'],
  [
    'long',
    'scraping out the old glue takes me a whole morning',
    'the time it takes to scrape out the old glue',
  ],
  ['long', 'hours of waiting for the tank', 'the time spent waiting for the tank'],
  ['wrong', 'once in a blue moon I book something twice', 'the likelihood of booking something twice'],
  ['wrong', 'I hate it when the pump fails', 'the likelihood that the pump fails'],
  ['wrong', 'the drill slips when I tighten the clamps', 'the likelihood that the drill slips'],
] as const)('asked what is %s, %j is drafted without what is only said', (about, answer, statement) => {
  expect(answerTo(about, answer).drafts).toEqual([`Minimize ${statement}`])
})

test('comments are neither drafted nor asked about', () => {
  const { drafts, reply } = answerTo('long', 'the documentation, dont get me started, it drives me crazy')
  expect(drafts).toEqual(['Minimize the time spent on the documentation'])
  expect(reply).not.toContain('“')
})

test.each(['Ring her each morning', 'we call her the same evening'])(
  'of %j, no step loses whom it is about',
  (answer) => {
    expect(answerTo('execute', answer).drafts).toEqual([])
  },
)

test('“it” is what was named before in the answer, if it was one thing', () => {
  expect(answerTo('long', 'dragging the hose around and untangling it').drafts).toEqual([
    'Minimize the time it takes to drag the hose around',
    'Minimize the time it takes to untangle the hose',
  ])
})

test.each(['as it is', 'No, it’s fine', 'I think so?', 'Yes I think that’s about right', 'looks good to me'])(
  '%j leaves the job as it is',
  (answer) => {
    const { drafts, reply } = answerTo('size', answer)
    expect(drafts).toEqual([])
    expect(reply).toContain('the job is fixed')
  },
)

test.each([
  ['execute', 'I do my rounds, and in between I answer the phone', ['Do the rounds', 'Answer the phone']],
  [
    'execute',
    'In the morning I write the report, oh and I check that the keys are there',
    ['Write the report', 'Check that the keys are there'],
  ],
  ['before', 'Chase clients for documents', ['Chase clients for documents']],
  ['execute', 'We look the weather', []],
  [
    'wrong',
    'last week I gave a key to the wrong guest',
    ['Minimize the likelihood of giving a key to the wrong guest'],
  ],
  ['wrong', 'I cut them too small', ['Minimize the likelihood of cutting the beds too small']],
  [
    'wrong',
    'Clients send photos that are blurry',
    ['Minimize the likelihood that clients send photos that are blurry'],
  ],
  [
    'long',
    'logging into ten different portals',
    ['Minimize the time it takes to log into different portals'],
  ],
] as const)('asked about “%s”, %j makes %j', (about, answer, drafts) => {
  expect(answerTo(about, answer).drafts).toEqual(drafts)
})

test('“it” is nothing of the step, if the answer names what it is', () => {
  expect(answerTo('wrong', 'The plan has mistakes in it').drafts.join()).not.toContain('beds')
})
