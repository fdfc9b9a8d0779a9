import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RulesPolicies } from '../firestore/rules/access/RulesPolicies.ts'
import { openSuiteProjects } from './openSuiteProjects.ts'
import { SHOP } from './test/launchLocalCloud.ts'

const rules = readFileSync(join(SHOP, 'shop.rules'), 'utf8')
const nothing = { get: () => undefined }

function read(project: string): () => void {
  const policies = new RulesPolicies(rules, () => 0)
  openSuiteProjects(policies)
  return () =>
    policies
      .forCaller(project, undefined)
      ?.get(`projects/${project}/databases/(default)/documents/notes/1`, nothing)
}

test('the SDK’s own tests run without a signed-in user', () => {
  expect(read('test-emulator')).not.toThrow()
  expect(read('test-db2')).not.toThrow()
})

test('every other project uses the rules file', () => {
  expect(read('demo-shop')).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }))
  expect(read('test-emulator-2')).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }))
})
