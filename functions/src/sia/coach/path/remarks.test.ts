import { converse } from '../testing/converse.ts'

const START = ['Firefighters', 'Put the fire out', 'as it is']

test.each([
  'We find the seat of the fire. Sorry, long night.',
  'We find the seat of the fire and I can’t sleep anyway.',
  'We find the seat of the fire. Let me know if you’d like more detail!',
  'To rephrase the earlier ones: find the seat of the fire.',
  'So first we find the seat of the fire, bless them.',
  'Mainly one thing: find the seat of the fire.',
])('what is only a remark in %j is neither quoted nor a step', (message) => {
  const { study, turns } = converse([...START, message])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(['Find the seat of the fire'])
  expect(turns.at(-1)?.text).not.toContain('“')
})

test('what introduces several troubles is none of them', () => {
  const { turns } = converse([
    ...START,
    'We find the seat of the fire',
    'skip',
    'skip',
    'Mainly three things: finding a hydrant, waiting for pressure, and loosening a stuck valve.',
    'Two common failures: the hose gets a kink, and the pump stops.',
  ])
  expect(turns.slice(-2).map(({ text }) => /things|failures/.test(text))).toEqual([false, false])
  expect(turns.at(-1)?.proposals.map(({ edit }) => 'text' in edit && edit.text)).not.toContainEqual(
    expect.stringContaining('failures'),
  )
})

test('a death gets a humane sentence, and the outcome beside it stays an open point', () => {
  const { turns } = converse([
    ...START,
    'We find the seat of the fire',
    'skip',
    'Once, oh it was dreadful, the report sat in my tray and the gentleman had passed away before anybody came.',
  ])
  const text = turns.at(-1)?.text ?? ''
  expect(text).toMatch(/^I’m sorry\. That is hard to carry\./)
  expect(text).toContain('the report sat in my tray')
  expect(text).not.toContain('passed away')
})

test('nobody’s trouble is no trouble, and an apology is no job', () => {
  const { turns } = converse([...START, 'Nothing takes long about finding the fire.'])
  expect(turns.at(-1)?.text).not.toContain('goes wrong')
  const [, , apology] = converse(['Nurses', 'Care for the patients', 'Ah, sorry. It’s the right size.']).turns
  expect(apology?.text).not.toContain('“')
})
