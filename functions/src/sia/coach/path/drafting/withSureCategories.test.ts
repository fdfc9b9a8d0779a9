import { replyToChange } from '../../testing/changes.ts'

const TABLE = [
  ['Measure the boards', 'Prepare'],
  ['Glue the legs', 'Execute'],
  ['Sand the top', 'Execute'],
] as const
const STUDY = {
  jtbd: { uuid: 'job', executor: 'Carpenters', userInput: 'Build a table' },
  jobSteps: TABLE.map(([userInput, category]) => ({
    ...{ uuid: userInput, userInput, category, outcomeStatements: [] },
  })),
}
const OPEN = { kind: 'outcomes', stepId: 'Glue the legs', about: 'long' } as const

test.each([
  ['add the step plan the cuts at the beginning', 'Define'],
  ['add the step collect the clamps before measuring the boards', 'Locate'],
  ['add the step clean the bench before gluing the legs', 'Prepare'],
  ['add the step check the boards before gluing the legs', 'Confirm'],
  ['add the step watch the glue after gluing the legs', 'Monitor'],
  ['add the step adjust the clamps after gluing the legs', 'Modify'],
  ['add the step check the surface after sanding the top', 'Monitor'],
  ['add the step store the table at the end', 'Conclude'],
  ['add the step hand over the table at the end', 'Conclude'],
  ['add the step clean the bench at the end', 'Conclude'],
  ['add the step repair the scratches at the end', 'Modify'],
  ['add the step check the glue after gluing the legs', 'Execute'],
  ['add the step change the clamps after gluing the legs', 'Execute'],
  ['add the step varnish the top at the end', 'Execute'],
  ['add the step build the drawers at the end', 'Execute'],
])('“%s” drafts a step of %s', (message, category) => {
  const { proposals } = replyToChange(message, { open: OPEN, study: STUDY })
  expect(proposals.map(({ edit }) => edit.kind === 'addStep' && edit.category)).toEqual([category])
})

test('steps with the verb of the job are its heart', () => {
  const study = { ...STUDY, jtbd: { ...STUDY.jtbd, userInput: 'Watch a bridge' } }
  const { proposals } = replyToChange('add the step watch the pillars at the end', { open: OPEN, study })
  expect(proposals[0]?.edit).toMatchObject({ kind: 'addStep', category: 'Execute' })
})
