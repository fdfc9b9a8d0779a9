import { converse } from '../../testing/converse.ts'

const draftsOf = (before: readonly string[], message: string) =>
  converse([...before, message])
    .turns.at(-1)
    ?.proposals.map(({ edit }) => ('text' in edit ? edit.text : 'after' in edit ? edit.after : ''))

test.each([
  ['informing the tenants that it’s running again', ['Inform the tenants that the lift is running again']],
  ['we never check if enough tenants are coming', ['Check whether enough tenants are coming']],
  ['We do pre-boarding comms and credential verification', ['Verify the credential']],
  ['manager assessment', []],
  ['morning inspection', []],
])('of %j it drafts the steps %j', (message, drafts) => {
  expect(draftsOf(['technicians', 'return a lift to service', 'as it is'], message)).toEqual(drafts)
})

test.each([
  [
    'win grants, manage the money, and report on it',
    ['Win grants', 'Manage the money', 'Report on the money'],
  ],
  [
    'Turn a raw recroding into something poeple will listen to to the end',
    ['Turn a raw recording into something people will listen to'],
  ],
  ['fix a dead ac or furnace', ['Fix a dead ac or furnace']],
  ['get a dead ac or furnace going again', ['Get a dead ac or furnace going again']],
  ['got the heat or cooling back on', ['Get the heat or cooling back on']],
])('of %j it drafts the jobs %j', (message, drafts) => {
  expect(draftsOf(['editors'], message)).toEqual(drafts)
})
