import { checkText } from '../checkText.ts'

const reversed = (text: string) =>
  checkText('outcomeStatement', text).filter(({ ruleId }) => ruleId === 'O18')

describe('O18: acts that people want done', () => {
  test.each([
    'Minimize the percentage of ladders that are inspected before use',
    'Minimize the likelihood that a backup is verified before a migration',
    'Minimize the share of invoices approved before the due date',
    'Minimize the proportion of harnesses that are certified',
    'Minimize the likelihood that a reservation is confirmed',
    'Minimize the percentage of cables labeled during an installation',
    'Increase the likelihood that a scale is not calibrated before weighing',
    'Minimize the likelihood that the delivered tiles match the sample',
    'Minimize the likelihood that a weld conforms to the drawing',
    'Minimize the percentage of buildings that comply with the code',
    'Minimize the likelihood that a batch meets the requirements of a buyer',
    'Minimize the likelihood that a shipment arrives as agreed',
    'Minimize the number of trains that depart as scheduled',
    'Increase the likelihood that a plank is measured incorrectly',
    'Minimize the likelihood that a voter is identified correctly',
    'Increase the number of parcels that are addressed wrongly',
    'Minimize the percentage of trains that depart on time',
    'Minimize the number of library cards renewed on time',
    'Minimize the likelihood that a calf is healthy',
    'Minimize the likelihood that a room is ready at check-in',
    'Minimize the percentage of signs that are legible',
    'Minimize the likelihood that a lid fits the jar',
    'Minimize the likelihood that a costume suits the singer',
  ])('%j has a remark', (text) => expect(reversed(text)).toHaveLength(1))

  test.each([
    'Increase the percentage of overtime claims approved before the payroll cutoff',
    'Minimize the number of samples that are tested before a decision',
    'Minimize the percentage of samples that are tested twice',
    'Minimize the likelihood that a payment is approved before the invoice is checked',
    'Minimize the likelihood that a forged check is approved',
    'Minimize the percentage of orders confirmed after the deadline',
    'Minimize the percentage of forms that must be signed by hand',
    'Minimize the likelihood that a jar is labeled with another name',
    'Minimize the likelihood that a shipment does not arrive as agreed',
    'Minimize the likelihood that a plank is not measured correctly',
    'Minimize the likelihood that the delivered tiles do not match the sample',
    'Minimize the likelihood that a truck meets a cyclist in a bend',
    'Increase the percentage of ladders that are inspected before use',
    'Minimize the likelihood that a permit is approved without a visit',
    'Minimize the likelihood that a door is approved for too low a load',
    'Minimize the likelihood that an underground cable is cut when digging',
    'Minimize the percentage of trains that do not depart on time',
    'Minimize the number of healthy trees felled in a forest',
    'Minimize the likelihood that a room is not ready at check-in',
    'Minimize the likelihood that a fox is ready for a jump',
    'Minimize the number of clean towels washed again',
    'Minimize the likelihood that a lid does not fit the jar',
    'Minimize the likelihood that a child fits through a gap',
  ])('%j has none', (text) => expect(reversed(text)).toEqual([]))
})

describe('O18: what nobody planned or wished', () => {
  test.each([
    'Increase the number of unplanned detours on a delivery tour',
    'Increase the frequency of unscheduled stops during a trip',
    'Increase the likelihood of an unexpected power cut during a concert',
    'Increase the number of unnecessary trips to the store',
    'Increase the percentage of unlabeled jars in a pantry',
    'Increase the number of misfires when lighting a kiln',
    'Increase the number of mismatches between two lists',
    'Increase the amount of unwanted noise in a recording',
    'Increase the likelihood of a misprint on a ticket',
  ])('%j has a remark', (text) => expect(reversed(text)).toHaveLength(1))

  test.each([
    'Minimize the number of unplanned detours on a delivery tour',
    'Increase the number of unexpected guests seated at a table',
    'Increase the percentage of unplanned stops that are avoided',
    'Increase the number of missions flown in a season',
    'Increase the number of untouched acres in a park',
    'Increase the number of unopened jars sold after a season',
    'Increase the likelihood of noticing an unplanned detour',
    'Increase the amount of overtime paid in a month',
    'Increase the percentage of unauthorized visitors caught at a gate',
  ])('%j has none', (text) => expect(reversed(text)).toEqual([]))
})
