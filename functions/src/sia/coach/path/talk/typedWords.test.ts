import { converse } from '../../testing/converse.ts'

/** What Markdown shows of a reply, apart from emphasis. */
const shown = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

const START = ['Potters', 'Make a vase', 'As it is']

test.each([
  '<b>x</b>',
  'the a_b_c thing',
  '`rm -rf`',
  '**bold** _it_',
  'see https://a.b/_x_ and me@x.org',
  '&lt;tag&gt;',
])('%j is quoted as it was typed', (words) => {
  const { turns } = converse([...START, words, `It takes long to ${words} stuff, whatever`, words])
  const quoted = turns.slice(START.length).map(({ text }) => shown(text))
  expect(quoted).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/“/)))
  for (const text of quoted) expect(text).toContain(words)
  // All that Markdown would read is escaped.
  for (const { text } of turns.slice(START.length))
    expect(text.replace(/\\./g, '')).not.toMatch(/[<`[&@]|:\/\//)
})

test('so are the names of groups, jobs and steps', () => {
  const study = {
    jtbd: { uuid: 'job', executor: '<i>potters</i>', userInput: 'Make a_b_c' },
    jobSteps: [{ uuid: 'step', userInput: '*Center* the clay', category: null, outcomeStatements: [] }],
  }
  const { transcript } = converse(['Where are we?', 'Find gaps', 'Write more outcomes'], { study })
  expect(transcript).toContain('*\\<i\\>potters\\</i\\>*')
  expect(transcript).toContain('*make a\\_b\\_c*')
  expect(transcript).toContain('*\\*Center\\* the clay*')
})
