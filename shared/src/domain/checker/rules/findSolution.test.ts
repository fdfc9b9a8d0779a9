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

describe('O5: programs that are operated or act', () => {
  test.each([
    'Minimize the time it takes to log in to the scheduling system before a shift',
    'Minimize the number of times one must sign in to the ticketing system',
    'Minimize the time it takes to open the weather application at dawn',
    'Minimize the time it takes to restart the scheduling tool after an update',
    'Minimize the likelihood of entering a reading into the wrong laboratory system',
    'Minimize the time it takes to upload photos to the claims platform',
    'Minimize the likelihood that the TMS rejects a valid booking',
    'Minimize the likelihood that the LIMS assigns the same number to two samples',
    'Minimize the likelihood that an OCR drops a line of an invoice',
    'Minimize the time it takes to enter an order into the purchasing portal',
    'Minimize the time it takes to draw a bracket in CATIA',
    'Minimize the number of errors made when exporting a list from LIMS',
    'Minimize the likelihood that machine translation skips a line',
    'Minimize the likelihood that speech recognition mishears a name',
    'Minimize the likelihood that a vending machine accepts a forged coin',
  ])('%j has a remark', (text) => expect(found(text)).not.toEqual([]))

  test.each([
    'Minimize the likelihood that the HS code of a product is wrong',
    'Minimize the time it takes to schedule an MRI scan after an accident',
    'Minimize the likelihood that an ID expires before a trip',
    'Minimize the likelihood that the CEO rejects a proposal in a meeting',
    'Minimize the time it takes to put a log in the stove',
    'Minimize the time it takes to sign in at a reception desk',
    'Minimize the time it takes to open the drainage system after a storm',
    'Minimize the likelihood of falling from a loading platform',
    'Minimize the likelihood that a caption remains on screen after a cut',
    'Minimize the time it takes to open an application for a permit',
    'Minimize the likelihood that the DNA sticks to a tube',
    'Minimize the time it takes to write an offer in USD',
    'Minimize the likelihood of entering a time in UTC',
    'Minimize the likelihood that a patient is recorded in the ICU',
    'Minimize the likelihood that a washing machine leaks during a cycle',
  ])('%j has none', (text) => expect(found(text)).toEqual([]))
})
