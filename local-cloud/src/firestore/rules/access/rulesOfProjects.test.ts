import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing'
import firebase from 'firebase/compat/app'
import { temporaryFolder } from '../../../test/temporaryFolder.ts'
import { type RunningFirestore, startFirestore } from '../../startFirestore.ts'
import { rulesFile } from '../test/policyFor.ts'
import { RulesPolicies } from './RulesPolicies.ts'

const folder = temporaryFolder()
let server: RunningFirestore
beforeAll(async () => {
  firebase.setLogLevel('silent')
  server = await startFirestore({
    port: 0,
    dataDir: folder.path,
    accessPolicies: new RulesPolicies(rulesFile('match /nothing/{id} { allow get; }'), Date.now),
    clock: Date.now,
    log: () => {},
  })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const environmentOf = (projectId: string, rules: string) =>
  initializeTestEnvironment({ projectId, firestore: { host: '127.0.0.1', port: server.port, rules } })

test('each project has its own rules, which can be replaced while clients are connected', async () => {
  const open = await environmentOf('demo-open', rulesFile('match /{path=**} { allow read, write; }'))
  const closed = await environmentOf('demo-closed', rulesFile('match /{path=**} { allow read; }'))
  const writer = open.unauthenticatedContext().firestore().doc('notes/n')
  await assertSucceeds(writer.set({ a: 1 }))
  await assertSucceeds(closed.unauthenticatedContext().firestore().doc('notes/n').get())
  await assertFails(closed.unauthenticatedContext().firestore().doc('notes/n').set({ a: 1 }))

  const replaced = await environmentOf('demo-open', rulesFile('match /{path=**} { allow read; }'))
  await assertFails(writer.set({ a: 2 }))
  await Promise.all([open.cleanup(), closed.cleanup(), replaced.cleanup()])
})

test('invalid rules are rejected with a position, and the previous rules stay in effect', async () => {
  const before = await environmentOf('demo-kept', rulesFile('match /{path=**} { allow read, write; }'))
  await expect(environmentOf('demo-kept', rulesFile('match /a/{b} { allow sometimes; }'))).rejects.toThrow(
    /line 4, column 22: 'sometimes' is not one of/,
  )
  await assertSucceeds(before.unauthenticatedContext().firestore().doc('notes/n').set({ a: 1 }))
  await before.cleanup()
})

test('the coverage of a project’s rules is served at the emulator’s addresses', async () => {
  const covered = await environmentOf(
    'demo-covered',
    rulesFile("match /notes/{id} { allow get: if id == 'n'; }"),
  )
  await assertSucceeds(covered.unauthenticatedContext().firestore().doc('notes/n').get())
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/demo-covered:ruleCoverage`
  const report = await fetch(url)
  expect(await report.json()).toMatchObject({
    report: [
      {
        sourcePosition: { line: 4 },
        values: [{ value: { boolValue: true }, count: 1 }],
        children: [{ values: [{ value: { stringValue: 'n' } }] }, {}],
      },
    ],
  })
  const page = await fetch(`${url}.html`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('3 of 3 expressions were evaluated')
  await covered.cleanup()
})
