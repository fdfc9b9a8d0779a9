import { answerTo } from '../../testing/answers/answerTo.ts'

test.each([
  ['Keep the books of a cafe', 'Keep the books of a cafe'],
  ['look after hotel guests overnight', 'Look after hotel guests overnight'],
  ['cook for two hundred kids every day', 'Cook for kids'],
  ['organise the archive so that people find stuff', 'Organise the archive'],
  ['we fix boilers so people have hot water', 'Fix boilers'],
  ['Translation of legal texts', 'Translate legal texts'],
  ['the maintenance of lifts', 'Maintain lifts'],
  ['repair of old clocks', 'Repair old clocks'],
  ['disposal of waste', 'Dispose of waste'],
  ['Translate contracts so that nobody gets sued', 'Translate contracts'],
])('%j is the job %j', (answer, job) => {
  expect(answerTo('job', answer).drafts).toEqual([job])
})

test.each(['wedding flowers', 'back to the start in spring'])('of %j, no job is drafted', (answer) => {
  expect(answerTo('job', answer).drafts).toEqual([])
})

test.each([
  ['wash, peel and chop the carrots', ['Wash the carrots', 'Peel the carrots', 'Chop the carrots']],
  ['we count heads', ['Count heads']],
  [
    'write the report for the morning team and lay out the papers',
    ['Write the report for the morning team', 'Lay out the papers'],
  ],
])('%j tells the steps %j', (answer, steps) => {
  expect(answerTo('execute', answer).drafts).toEqual(steps)
})
