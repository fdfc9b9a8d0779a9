import { checkText } from '../checkText.ts'

const found = (text: string, entity: 'job' | 'outcomeStatement' = 'outcomeStatement') =>
  checkText(entity, text)
    .filter(({ ruleId }) => ruleId === 'O5' || ruleId === 'J5')
    .map(({ severity }) => severity)

describe('J5 and O5: names in one word, and words with a second meaning', () => {
  test.each([
    'Minimize the time it takes to sort photos in PhotoNest',
    'Minimize the time it takes to sort photos, e.g. in PhotoNest',
    'Minimize the time it takes to store photos on a DVD',
  ])('%j may name a product or technology', (text) => expect(found(text)).toEqual(['warning']))
  test('so does a job', () => expect(found('Sort photos with PhotoNest', 'job')).toEqual(['warning']))

  test.each([
    'Minimize the likelihood that an aria by MacDowell is cut short',
    'Minimize the likelihood that a patient of Dr. McCoy is called late',
    'Minimize the number of features of a landscape missed when mapping',
    'Minimize the likelihood that the interface between two layers cracks',
    'Minimize the amount of DNA lost when freezing a sample at a pH of 7',
  ])('%j names none', (text) => expect(found(text)).toEqual([]))
})

describe('O5 and J5: devices that act, and means of every kind', () => {
  test.each([
    'Increase the likelihood that the hive sensor detects mites',
    "Increase the likelihood that the chatbot answers a guest's question at night",
    'Increase the likelihood that the dashboard shows the current stock',
    'Minimize the likelihood that a tracker fails to report a lost dog',
    'Minimize the number of alerts sent by the monitoring system at night',
    'Minimize the time it takes to log a reading with a handheld scanner',
    'Minimize the time it takes to sketch a plan on a tablet',
  ])('%j names one', (text) => expect(found(text)).toEqual(['warning']))

  test.each([
    'Minimize the likelihood that a tablet is given without food',
    'Minimize the likelihood that a machine stops during a shift',
    'Minimize the likelihood that an alarm goes unheard at night',
    'Minimize the likelihood that the sensor of a fire alarm is painted over',
    'Minimize the likelihood that a tool rusts when stored',
    'Minimize the likelihood that the immune system fails after a transplant',
  ])('%j names none', (text) => expect(found(text)).toEqual([]))

  test.each([
    'Teach chess over video calls',
    'Sell a car online',
    'Send invitations by e-mail',
    'Consult a doctor in a video meeting',
    'Confirm a table via text messages',
    'Survey a field with drones',
  ])('the job %j names one', (text) => expect(found(text, 'job')).toEqual(['warning']))
})
