import { checkText } from '../checkText.ts'

const found = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ ruleId }) => ruleId === 'O9')
    .map(({ severity }) => severity)

describe('O9: a number that is no target', () => {
  test.each([
    'Minimize the time it takes to pitch a tent when the wind is above 40 km/h',
    'Minimize the likelihood of slipping when more than 3 people share a rope',
    'Minimize the number of bookings lost if fewer than 10 guests arrive',
    'Minimize the likelihood that a guest cancels less than three days before arrival',
    'Minimize the cost of shipping parcels over 2 kg',
    'Minimize the time it takes to lift loads over 20 kg',
    'Minimize the time it takes to seat more than 10 guests',
    'Minimize the number of pauses over two seconds',
    'Minimize the time it takes to deliver mail to 3 villages',
    'Minimize the time it takes for a vine to grow by 5 cm',
    'Minimize the cost of moving a herd in 3 trucks',
    'Minimize the number of tents that leak within a day of heavy rain',
    'Minimize the number of seedlings lost in the 2 days after a move',
    'Minimize the time it takes to copy the text in the 12 pages of a form',
    'Minimize the time it takes to sail to a 3 mile limit',
    'Minimize the likelihood of a burn when an oven is heated to 200 degrees',
    'Minimize the likelihood of overloading a raft when the water rises by 2 m',
  ])('%j describes the circumstances or a thing', (text) => expect(found(text)).toEqual([]))

  test.each([
    'Minimize the likelihood that a purchase under $20 is refused',
    'Minimize the likelihood that a call takes more than 3 minutes',
    'Minimize the number of patients who wait more than 30 minutes',
    'Minimize the likelihood that a wound reopens within 24 hours',
    'Minimize the likelihood that a rent rises by 10 %',
    'Minimize the number of tents returned within 30 days',
    'Minimize the number of guests under 12 who are left without a seat',
    'Minimize the time it takes to cut pauses longer than two seconds',
    'Minimize the likelihood of losing more than 5 % of the seeds',
  ])('%j may hide one, and nothing can be left out', (text) => {
    expect(found(text)).toEqual(['warning'])
    expect(checkText('outcomeStatement', text).every(({ suggestion }) => suggestion === null)).toBe(true)
  })

  test.each([
    'Minimize the number of calls to no more than two a day',
    'Minimize the number of calls to at most three',
    'Increase the percentage of seeds that sprout to over 80 percent',
    'Minimize the time it takes to dress a wound by 20 %',
    'Minimize the cost of a repair by a quarter',
    'Minimize the number of calls to a maximum of two a day',
    'Minimize the time it takes to board a ferry within an hour',
    'Minimize the time it takes to board a ferry to less than a quarter of an hour',
    'Minimize the time it takes to board a ferry to no longer than 3 minutes',
    'Minimize the time it takes to board a ferry in under 3min',
    'Minimize the time it takes to board a ferry when it rains to 3 minutes',
    'Minimize the time it takes to dress a wound when on a boat, under 3 minutes',
    'Minimize the cost of a repair to under 50 euros when a part breaks',
    'Minimize the time it takes to bake a loaf below 40 minutes',
    'Increase the share of patients who are seen to above 90 %',
    'Minimize the likelihood of a fall to below 1 percent',
  ])('%j has one', (text) => expect(found(text)).toEqual(['error']))
})

describe('O9: targets in words', () => {
  test.each([
    'Minimize the time it takes to reply to a complaint within three business days',
    'Minimize the time it takes to issue a visa in under a week',
    'Minimize the time it takes to board a ferry within a few minutes',
    'Minimize the time it takes to restore power within the hour',
    'Increase the number of trees planted by a third',
    'Minimize the number of stops to one',
    'Increase the percentage of parcels delivered to nine out of ten',
    'Minimize the likelihood of a rejected claim to almost zero',
    'Minimize the time it takes to deliver a blood sample by 9 am',
  ])('%j has one', (text) => expect(found(text)).toEqual(['error']))
  test.each([
    'Increase the percentage of visitors who return within a year',
    'Minimize the likelihood that a dressing comes off within a day of surgery',
    'Minimize the number of calls that remain unanswered after two working days',
    'Minimize the distance from the door to one of the exits',
    'Minimize the number of records disclosed by a third party',
    'Minimize the time it takes to go from one patient to another during a round',
  ])('%j has none', (text) => expect(found(text)).toEqual([]))
})

describe('O9: numbers that name a condition or a thing', () => {
  test.each([
    'Minimize the time it takes to bake a loaf to under 40 minutes',
    'Minimize the number of stops on a tour to 3',
    'Minimize the loss of a cable to less than 2 percent',
    'Minimize the likelihood of a recount by 10 percent',
    'Minimize the time it takes to boil water to at most 5 minutes',
    'Increase the percentage of parcels delivered within 2 days',
    'Minimize the cost of a move to 500 dollars',
    'Minimize the number of trips on a move by half',
  ])('%j has a remark', (text) => expect(found(text)).toHaveLength(1))

  test.each([
    'Minimize the loss of a cable at 1310 nm after splicing',
    'Minimize the likelihood that a hose bursts at 4 bar during a test',
    'Minimize the variation in growth at 37 °C between dishes',
    'Minimize the time it takes to find a family in the 1891 census',
    'Minimize the likelihood that a person was recorded twice in 1891',
    'Minimize the likelihood that a motor stalls at 3000 rpm under load',
    'Minimize the amount of paint that cracks at 20 bar',
    'Minimize the likelihood that a signal fades at 5 GHz behind a wall',
  ])('%j has none', (text) => expect(found(text)).toEqual([]))
})
