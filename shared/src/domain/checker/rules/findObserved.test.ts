import { checkText } from '../checkText.ts'

const found = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ severity }) => severity !== 'hint')
    .map(({ ruleId, severity }) => `${ruleId} ${severity}`)

describe('O8: people watched from outside', () => {
  test.each([
    'Minimize the time an electrician spends searching for a fuse in an old building',
    'Minimize the hours that nurses spend on paperwork during a shift',
    'Minimize the time the gardener wastes looking for tools',
    'Minimize the time it takes the mechanic to diagnose a fault',
    'Minimize the number of sick days that employees take in winter',
    'Minimize the number of drivers who quit before the first year is over',
    'Minimize the time that a paramedic waits for a stretcher',
    'Minimize the number of employees who resign in the first year',
    'Increase the number of meals a cook prepares per hour',
    'Increase the percentage of customers who renew their insurance at the end of the year',
    'Increase the number of guests who book a second stay after a holiday',
    'Minimize the percentage of subscribers who cancel after the trial',
    'Minimize the likelihood that the customer leaves for a competitor after a delay',
    'Increase the percentage of customers retained after a price rise',
  ])('%j', (text) => expect(found(text)).toEqual(['O8 warning']))

  test.each([
    'Increase the percentage of visitors who return within a year',
    'Minimize the likelihood that a patient falls when getting out of bed',
    'Minimize the number of patients who miss an appointment after discharge',
    'Minimize the time a trailer spends waiting at the dock',
    'Minimize the distance a carrier has to walk between stops',
    'Minimize the number of volunteers who drop out before an event',
    'Minimize the time it takes a kettle to boil on a hike',
    'Minimize the number of drivers who miss a turn at night',
    'Minimize the amount of water that a boiler loses per day',
    'Minimize the number of employees who are exposed to solvent vapors during a shift',
    'Increase the number of guests who find a seat before the show starts',
  ])('%j is lived by the performer', (text) => expect(found(text)).toEqual([]))
})
