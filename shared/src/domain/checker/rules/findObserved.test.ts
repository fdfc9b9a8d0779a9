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

describe('O8: the person served, and what a vendor hopes for', () => {
  test.each([
    'Minimize the time the claimant spends waiting for a payment',
    'Minimize the time an applicant waits for an answer',
    'Minimize the time the shareholder spends searching for a form',
    'Minimize the hours a resident spends queuing for a permit',
    'Minimize the time the caller spends repeating an address',
    'Minimize the time that tenants spend chasing a landlord',
    'Increase the number of patients who recommend a clinic',
    'Increase the percentage of diners who recommend a table',
    'Increase the number of clients who call again',
    'Increase the percentage of guests who come back',
  ])('%j has a remark', (text) => expect(found(text)).toHaveLength(1))

  test.each([
    'Minimize the time spent waiting for a payment after a loss',
    'Minimize the time a parcel spends waiting in a depot',
    'Minimize the time a loaf spends in the oven',
    'Minimize the time a truck waits at the gate',
    'Minimize the number of doctors who recommend surgery for a sprain',
    'Minimize the likelihood that an applicant forgets a document',
    'Minimize the time between a claim and a payment',
    'Minimize the time a kiln needs to cool after firing',
    'Increase the number of birds that come back',
    'Increase the number of patients who walk again after a stroke',
    'Minimize the number of customers who call again about the same fault',
  ])('%j has none', (text) => expect(found(text)).toEqual([]))
})
