import { doerTold } from './doerTold.ts'

test.each([
  ['The job is done by hospital porters', 'hospital porters'],
  ['it is mostly done by night auditors', 'night auditors'],
  ['done by us, the pastry team', 'the pastry team'],
  ['Well, all of it is handled by customs brokers here.', 'customs brokers'],
  ['that is what the night auditors do', 'the night auditors'],
  ['that would be something the receptionists do', 'the receptionists'],
  ['it is usually the lab technicians who do it', 'the lab technicians'],
  ['That is the work of milk tank drivers', 'milk tank drivers'],
  ['it falls to the shift supervisors', 'the shift supervisors'],
  ['our dispatchers handle it', 'our dispatchers'],
  ['home care aides are in charge of it', 'home care aides'],
  ["that is the dairy farmers' job", 'the dairy farmers'],
  ['it is carried out by florists, not gardeners', 'florists'],
  ['so the people in the lab do that', 'the people in the lab'],
])('%j names %j', (sentence, group) => {
  expect(doerTold(sentence)).toBe(group)
})

test.each([
  'It is done by hand',
  'The job is done by scanning the badge',
  'it is done by the end of the week',
  'the work is done by a machine',
  'the job is done when the patient is in bed',
  'we do it',
  'it is for children',
  'it is up to the patient',
  'everyone does it',
  'it is done by us',
  'our dispatchers handle the calls',
  'the job is to do it by hand',
  'they do the work of planting trees',
])('%j names nobody', (sentence) => {
  expect(doerTold(sentence)).toBeNull()
})
