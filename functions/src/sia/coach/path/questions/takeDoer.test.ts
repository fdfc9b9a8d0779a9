import { answerTo } from '../../testing/answers/answerTo.ts'
import { converse } from '../../testing/converse.ts'

test.each([
  ['The job is done by hospital porters', 'Hospital porters'],
  ['It’s mostly done by field agronomists', 'Field agronomists'],
  ["That's what the night auditors do", 'Night auditors'],
  ['done by us, the pastry team', 'Pastry team members'],
  ['our dispatchers handle it', 'Dispatchers'],
  ['This is done by the charge nurses on the ward', 'Charge nurses on the ward'],
  ['It’s usually the lab technicians who do it', 'Lab technicians'],
  ['the night shift does it', 'Night shift workers'],
  ['It is a job for shepherds.', 'Shepherds'],
])('asked who gets the job done, %j is %j', (answer, executor) => {
  expect(answerTo('executor', answer).drafts).toEqual([executor])
})

test.each(['It is done by hand', 'It’s done by a machine', 'The job is done by scanning the badge'])(
  'asked who gets the job done, %j names nobody',
  (answer) => {
    expect(answerTo('executor', answer).drafts).toEqual([])
  },
)

test.each([
  ['The job is done by hospital porters', 'hospital porters'],
  ['That’s what the milk tank drivers do', 'milk tank drivers'],
  ['It’s carried out by florists, not gardeners', 'florists'],
  ["Oh no no, not the gardeners, bless them, it's the florist who does it", 'florists'],
  ["No, not the gardeners, it's the florist who does it", 'florists'],
])('asked for the job, %j corrects the executor', (answer, group) => {
  const { turns } = converse(['gardeners', answer])
  const [card, ...others] = turns.at(-1)?.proposals ?? []
  expect(others).toEqual([])
  expect(card?.edit).toMatchObject({ kind: 'setExecutor', before: 'Gardeners' })
  expect(card?.edit.kind === 'setExecutor' ? card.edit.after.toLowerCase() : '').toBe(group)
  expect(turns.at(-1)?.text).toContain('What are they trying to get done?')
})

test.each(['The job is done by gardeners', 'The work is for gardeners', 'Gardeners take care of it'])(
  'asked for the job, %j repeats the executor',
  (answer) => {
    const { turns } = converse(['gardeners', answer])
    expect(turns.at(-1)?.proposals).toEqual([])
    expect(turns.at(-1)?.text).toContain('*Gardeners* get it done: that is noted.')
  },
)

test('who does the job is told beside the job, or beside its size', () => {
  const { study } = converse(['gardeners', 'The job is done by porters: they move patients to the scanner'])
  expect(study.jtbd).toMatchObject({ executor: 'Porters', userInput: 'Move patients to the scanner' })
  const sized = converse(['gardeners', 'grow vegetables', 'As it is. It is done by allotment holders.'])
  expect(sized.study.jtbd.executor).toBe('Allotment holders')
})
