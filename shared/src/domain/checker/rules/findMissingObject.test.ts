import { checkText } from '../checkText.ts'

const found = (text: string, entity: 'job' | 'jobStep' = 'job') =>
  checkText(entity, text).map(({ ruleId, severity }) => `${ruleId} ${severity}`)

describe('J2: circumstances where the object should be', () => {
  test.each([
    'Negotiate before a lease ends',
    'Diagnose while the engine is cold',
    'Translate during a debate',
    'Clean after a renovation',
    'Recuperate at home after an operation',
    'Supervise at a building site',
    'Study after work',
    'Prune in late winter',
  ])('the job %j leaves out what', (text) => expect(found(text)).toEqual(['J2 warning']))

  test.each([
    'Document after the visit',
    'Adjust when the weather changes',
    'Calibrate at the start of a shift',
    'Prepare in advance',
    'Collect from the depot',
    'Sign before leaving',
    'Repeat until clean',
    'Adjust as needed',
  ])('the step %j leaves out what', (text) => expect(found(text, 'jobStep')).toEqual(['J2 warning']))

  test.each([
    'Listen to a client during a session',
    'Apply for a building permit',
    'Testify before a committee',
    'Look after a horse while its owner is away',
    'Travel to another country',
    'Commute during rush hour',
    'Sleep through the night',
    'Calm a child after a nightmare',
  ])('the job %j has an object or needs none', (text) => expect(found(text)).toEqual([]))

  test.each([
    'Decide when to prune',
    'Check whether the valve is closed',
    'Return to the harbor before dark',
    'Warm up before the race',
    'Wait for the glue to dry',
    'Agree on a delivery date',
  ])('the step %j has an object or needs none', (text) => expect(found(text, 'jobStep')).toEqual([]))
})
