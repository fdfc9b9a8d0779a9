import { converse } from '../testing/converse.ts'

test.each([
  [
    'The study is about court interpreters, mostly criminal hearings. I consult for the court service. The job they hire things for is rendering testimony in another language.',
    'Court interpreters',
    'Render testimony in another language',
  ],
  [
    'Happy to help! I’m looking at bicycle mechanics in independent repair shops. The job they want to get done is to service a customer’s bicycle.',
    'Bicycle mechanics in independent repair shops',
    'Service a customer’s bicycle',
  ],
  [
    'Our call centre serves an energy supplier. My agents resolve customer billing queries.',
    'Agents',
    'Resolve customer billing queries',
  ],
  [
    "Oh, well, that'd be school librarians like me, I'm the only one in a building with 420 children, so it's me and two parent volunteers on a good day",
    'School librarians',
    '',
  ],
  ["It'd be the night porters here, me and a temp on a good day", 'Night porters', ''],
  ['Ah, sorry, I do go on! Hospice volunteer coordinators.', 'Hospice volunteer coordinators', ''],
  ['Coordinators, dear. Volunteer coordinators at a hospice.', 'Volunteer coordinators at a hospice', ''],
  ['im a barber 💈 got my own chair in a shop in town', 'Barbers', ''],
])('the opening %j is understood', (message, executor, job) => {
  const { jtbd } = converse([message]).study
  expect(jtbd.executor).toBe(executor)
  expect(jtbd.userInput.replace("'", '’')).toBe(job)
})

test.each([
  ['cut a customers hair', "Cut a customer's hair"],
  ['cut a guys hair so he walks out happy 😎', "Cut a guy's hair"],
  [
    'Render testimony faithfully into another language, for people in the hearing who don’t share it.',
    'Render testimony into another language',
  ],
  [
    'Resolve billing queries at first contact, ideally within six minutes.',
    'Resolve billing queries at first contact',
  ],
])('%j is a job', (message, job) => {
  expect(converse(['Barbers', message]).study.jtbd.userInput).toBe(job)
})

test('a retort before the executor is never quoted', () => {
  const [, turn] = converse(['I manage 12 people here', 'Ah, sorry, I do go on! Hospice coordinators.']).turns
  expect(turn?.text).not.toContain('“')
})
