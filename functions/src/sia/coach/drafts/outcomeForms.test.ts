import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { splitMessage } from '../messages/splitMessage.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { actionForms } from './actionForms.ts'
import { bestDraft } from './bestDraft.ts'
import { draftExecutor } from './draftExecutor.ts'
import { isSound } from './isSound.ts'
import { outcomeForms } from './outcomeForms.ts'

const partsOf = (answer: string) => splitMessage(standardEnglish(answer, ENGLISH), ENGLISH)

function outcomesOf(answer: string, about: OutcomeQuestion) {
  return partsOf(answer).map(
    (part) =>
      bestDraft(outcomeForms(part, { about, executor: 'Hosts', isStory: false }, ENGLISH), {
        editOf: (text) => ({ kind: 'addStatement', statementId: 's', stepId: 't', text }),
        isSound: (text) => isSound(text, 'outcome', ENGLISH, new Set()),
        said: [answer],
        rules: STANDARD_RULES,
      })?.text,
  )
}

function actionsOf(answer: string) {
  return partsOf(answer).map(
    ({ text: part }) =>
      bestDraft(actionForms(part, ENGLISH), {
        editOf: (after) => ({ kind: 'setJob', before: '', after }),
        isSound: (text) => isSound(text, 'action', ENGLISH, new Set()),
        said: [answer],
        rules: STANDARD_RULES,
      })?.text,
  )
}

test.each<[answer: string, about: OutcomeQuestion, statement: string]>([
  ['finding a table that fits the group', 'long', 'the time it takes to find a table that fits the group'],
  ['it takes ages to find a table', 'long', 'the time it takes to find a table'],
  ['the paperwork takes forever', 'long', 'the time spent on the paperwork'],
  ['guests take long to decide', 'long', 'the time it takes for guests to decide'],
  ['they have to ask every waiter', 'long', 'the time it takes to ask every waiter'],
  ['under 5 minutes to seat people', 'long', 'the time it takes to seat people'],
  [
    'it is the waiting until a table is free that kills me',
    'long',
    'the time spent waiting until a table is free',
  ],
  ['guests leave', 'wrong', 'the likelihood that guests leave'],
  ['guests leave', 'long', 'the likelihood that guests leave'],
  ['a wrong dose is given', 'wrong', 'the likelihood that a wrong dose is given'],
  ['wrong dose', 'wrong', 'the likelihood of a wrong dose'],
  ['sometimes the table is dirty', 'wrong', 'the likelihood that the table is dirty'],
  ['table too small', 'wrong', 'the likelihood that the table is too small'],
  ['double bookings', 'wrong', 'the likelihood of double bookings'],
  ['missing a symptom', 'wrong', 'the likelihood of missing a symptom'],
  ['I mix up two patients', 'wrong', 'the likelihood of mixing up two patients'],
  ['guests dont answer', 'wrong', 'the likelihood that guests do not answer'],
  ['nobody told me about a change', 'wrong', 'the likelihood that nobody tells the host about a change'],
  ['too much food is thrown away', 'wasted', 'the amount of food that is thrown away'],
  ['we waste paper', 'wasted', 'the amount of paper that is wasted'],
  ['paper cups', 'wasted', 'the number of paper cups that are wasted'],
  ['trips back to the store', 'wasted', 'the number of trips back to the store'],
  ['menus that nobody reads', 'wasted', 'the number of menus that nobody reads'],
  ['a tube cracks', 'wrong', 'the likelihood that a tube cracks'],
  ['waiting for the file to go through', 'wrong', 'the time spent waiting for the file to go through'],
  ['driver runs out of hours', 'wrong', 'the likelihood that the driver runs out of hours'],
  ['wrong prices on price tags', 'wrong', 'the likelihood of wrong prices on price tags'],
  ['the worst thing is when guests leave', 'wrong', 'the likelihood that guests leave'],
  ['Minimize the time it takes to seat a guest', 'wrong', 'the time it takes to seat a guest'],
])('%j, asked what is %s, becomes %j', (answer, about, statement) => {
  expect(outcomesOf(answer, about)).toEqual([`Minimize ${statement}`])
})

test.each<[answer: string, about: OutcomeQuestion]>([
  ['Nothing really comes to mind', 'long'],
  ['last week she left the stove on', 'wrong'],
  ['we forget to write it down', 'wrong'],
  ['she chokes on a pill', 'wrong'],
  ['the route', 'wrong'],
  ['settings lost', 'wrong'],
  ['bells pressed by accident', 'wrong'],
  ['phone calls', 'long'],
  ['I use an app for that', 'wrong'],
  ['the wrong part gets', 'wrong'],
  ['one guest sat 2m from the mic', 'long'],
  ['towels that only get used for a minute', 'wasted'],
  ['pinrt lsits', 'long'],
])('of %j, asked what is %s, nothing is drafted', (answer, about) => {
  expect(outcomesOf(answer, about)).toEqual([undefined])
})

test.each([
  ['I want to seat guests', 'Seat guests'],
  ['our app helps hosts seat guests', 'Seat guests'],
  ['seating guests', 'Seat guests'],
  ['they look for a table', 'Look for a table'],
  ['someone tracks how much air is left', 'Track how much air is left'],
  ['cook dinner quickly', 'Cook dinner'],
  ['The job is to get a patient ready for surgery.', 'Get a patient ready for surgery'],
  ['the old flat has to be handed back clean', 'Hand back the old flat clean'],
  ['the book gets put back on the shelf', 'Put back the book on the shelf'],
  ['they need the lift running again', 'Get the lift running again'],
  [
    'the manager always says just make sure people can get to their floor',
    'Make sure people can get to their floor',
  ],
  ['basically we want the colony to survive the winter', 'Make sure that the colony survives the winter'],
  ['they need the figures to be right by the tenth', 'Make sure that the figures are right'],
  ['we want the guests to stay calm', 'Keep the guests calm'],
  ['we want that the choir sing by heart', 'Make sure that the choir sings by heart'],
  ['what they try to do is get guests home', 'Get guests home'],
  ['the knives have to be sharp', 'Make sure that the knives are sharp'],
  ['not losing the colony', 'Avoid losing the colony'],
  ['uh they go and find out what the weather will be', 'Find out what the weather will be'],
  ['we always forget to order the sugar', 'Order the sugar'],
  ['when a guest leaves we clear the table', 'Clear the table'],
])('%j becomes the job %j', (answer, job) => {
  expect(actionsOf(answer)).toEqual([job])
})

test.each([
  'Fine like that',
  'credential verification',
  'Blind spots',
  'Knead',
  'ramp up',
  'do it',
  'the building manager',
])('of %j no job is drafted', (answer) => {
  expect(actionsOf(answer)).toEqual([undefined])
})

test.each([
  ['I’m a nurse', 'Nurses'],
  ['mostly restaurant hosts, sometimes managers', 'Restaurant hosts'],
  [
    'It is the technician who come to repair the lift when it stop',
    'Technicians who come to repair the lift',
  ],
  ['whoever edits the episode', 'People who edit the episode'],
  ['in-house lawyers', 'In-house lawyers'],
  ['the people who keep bees I suppose', 'People who keep bees'],
  ['anyone who has a hive or two in the garden', 'People who have a hive in the garden'],
  ['hobby beekeepers, though my brother in law does it too', 'Hobby beekeepers'],
  ['those of us who commute by train', 'People who commute by train'],
  ['I’m a barista', 'Baristas'],
  ['class teachers do', 'Class teachers'],
  ['it’s done by the night porter', 'Night porters'],
  ['in our school the caretaker does that', 'Caretakers'],
  ['freelance translators like myself', 'Freelance translators'],
  ['women over 50 who run', 'Women who run'],
  ['students living on their own', 'Students living on their own'],
  ['people like me', null],
  ['not landscapers', null],
  ['the project', null],
  ['people', null],
  ['42', null],
])('%j names the executor %j', (answer, executor) => {
  const [part] = partsOf(answer)
  expect(part === undefined ? null : draftExecutor(part, ENGLISH)).toBe(executor)
})

test.each([
  ['guests wait and the food gets cold', ['guests wait', 'the food gets cold']],
  ['find and seat guests', ['find guests', 'seat guests']],
  ['watch the pressure and the temperature', ['watch the pressure', 'watch the temperature']],
  ['- one table\n- two tables', ['one table', 'two tables']],
  ['greet the guests, check the list, find a table', ['greet the guests', 'check the list', 'find a table']],
  ['First they greet the guests, then they find a table.', ['they greet the guests', 'they find a table']],
  ['check the dose, check the dose', ['check the dose']],
  ['well, it depends, but guests wait', ['well', 'it depends', 'guests wait']],
  ['I know them. But guests leave', ['I know them', 'guests leave']],
])('%j has the parts %j', (answer, parts) => {
  expect(partsOf(answer).map(({ text }) => text)).toEqual(parts)
})
