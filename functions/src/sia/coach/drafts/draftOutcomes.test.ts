import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { splitAnswer } from '../messages/splitAnswer.ts'
import { bestDraft } from './bestDraft.ts'
import { draftActions } from './draftActions.ts'
import { draftExecutors } from './draftExecutors.ts'
import { draftOutcomes } from './draftOutcomes.ts'

const outcomeOf = (part: string, question: OutcomeQuestion) =>
  bestDraft(
    draftOutcomes(part, question),
    (text) => ({ kind: 'addStatement', statementId: 's', stepId: 't', text }),
    [part],
    STANDARD_RULES,
  )?.text

test.each<[answer: string, question: OutcomeQuestion, statement: string]>([
  [
    'finding a table that fits the group',
    'long',
    'Minimize the time it takes to find a table that fits the group',
  ],
  ['it takes ages to find a table', 'long', 'Minimize the time it takes to find a table'],
  ['the paperwork takes forever', 'long', 'Minimize the time spent on the paperwork'],
  ['guests take long to decide', 'long', 'Minimize the time it takes for guests to decide'],
  ['they have to ask every waiter', 'long', 'Minimize the time it takes to ask every waiter'],
  ['under 5 minutes to seat people', 'long', 'Minimize the time it takes to seat people'],
  ['guests leave', 'wrong', 'Minimize the likelihood that guests leave'],
  ['a wrong dose is given', 'wrong', 'Minimize the likelihood that a wrong dose is given'],
  ['wrong dose', 'wrong', 'Minimize the likelihood of a wrong dose'],
  ['we forget to write it down', 'wrong', 'Minimize the likelihood of forgetting to write it down'],
  ['sometimes the table is dirty', 'wrong', 'Minimize the likelihood that the table is dirty'],
  ['double bookings', 'wrong', 'Minimize the likelihood of double bookings'],
  ['missing a symptom', 'wrong', 'Minimize the likelihood of missing a symptom'],
  ['I mix up two patients', 'wrong', 'Minimize the likelihood of mixing up two patients'],
  ['too much food is thrown away', 'wasted', 'Minimize the amount of food that is thrown away'],
  ['we waste paper', 'wasted', 'Minimize the amount of paper that is wasted'],
  ['pills', 'wasted', 'Minimize the number of pills that are wasted'],
  ['trips back to the store', 'wasted', 'Minimize the number of trips back to the store'],
  ['walking back and forth', 'wasted', 'Minimize the time spent walking back and forth'],
  ['menus that nobody reads', 'wasted', 'Minimize the number of menus that nobody reads'],
  ['food nobody eats', 'wasted', 'Minimize the amount of food nobody eats'],
  ['pills we throw away', 'wasted', 'Minimize the number of pills we throw away'],
  ['opened packs that expire', 'wasted', 'Minimize the number of opened packs that expire'],
  ['a tube cracks', 'wrong', 'Minimize the likelihood that a tube cracks'],
  ['she chokes on a pill', 'wrong', 'Minimize the likelihood of choking on a pill'],
  ['finding someone to help', 'long', 'Minimize the time it takes to find someone to help'],
  [
    'waiting for the file to go through',
    'long',
    'Minimize the time it takes to wait for the file to go through',
  ],
  ['piecing together the chart', 'long', 'Minimize the time spent piecing together the chart'],
  ['rebooting it', 'long', 'Minimize the time spent rebooting it'],
  ['driver runs out of hours', 'wrong', 'Minimize the likelihood that driver runs out of hours'],
  ['someone falls in', 'wrong', 'Minimize the likelihood that someone falls in'],
  [
    'wrong prices on price tags in the shop',
    'wrong',
    'Minimize the likelihood of wrong prices on price tags in the shop',
  ],
  ['the worst thing is when guests leave', 'wrong', 'Minimize the likelihood that guests leave'],
  ['no, actually finding a table', 'long', 'Minimize the time it takes to find a table'],
  ['Minimize the time it takes to seat a guest', 'wrong', 'Minimize the time it takes to seat a guest'],
])('%j, asked what is %s, becomes %j', (answer, question, statement) => {
  expect(outcomeOf(answer, question)).toBe(statement)
})

test.each([
  ['I want to seat guests', 'Seat guests'],
  ['our app helps hosts seat guests', 'Seat guests'],
  ['seating guests', 'Seat guests'],
  ['they look for a table', 'Look for a table'],
  ['cook dinner quickly', 'Cook dinner'],
  ['The job is to get a patient ready for surgery.', 'Get a patient ready for surgery'],
])('%j becomes the job %j', (answer, job) => {
  const editOf = (after: string) => ({ kind: 'setJob', before: '', after }) as const
  expect(bestDraft(draftActions(answer), editOf, [answer], STANDARD_RULES)?.text).toBe(job)
})

test.each([
  ['I’m a nurse', ['Nurses']],
  ['mostly restaurant hosts, sometimes managers', ['Restaurant hosts']],
  ['hosts and managers', ['Hosts', 'Managers']],
  ['42', []],
])('%j names the executors %j', (answer, executors) => {
  expect(draftExecutors(answer)).toEqual(executors)
})

test.each([
  ['guests wait and the food gets cold', ['guests wait', 'the food gets cold']],
  ['find and seat guests', ['find and seat guests']],
  ['- one table\n- two tables', ['one table', 'two tables']],
  ['greet the guests, check the list, find a table', ['greet the guests', 'check the list', 'find a table']],
  ['First they greet the guests, then they find a table.', ['they greet the guests', 'they find a table']],
  ['check the dose, check the dose', ['check the dose']],
  ['well, it depends, but guests wait', ['guests wait']],
  ['I know them. But guests leave', ['I know them', 'guests leave']],
])('%j has the parts %j', (answer, parts) => {
  expect(splitAnswer(answer)).toEqual(parts)
})
