import { MEMBERS_LOG_PATH } from '@outcome-studio/shared/domain/paths'
import { openTestCloud, type TestCloud } from '../test/openTestCloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await openTestCloud()
})
afterAll(() => cloud.release())

const ENTRY = { uid: 'ada', email: 'ada@acme.test', domain: 'acme.test' }

test('the latest lists and exports, newest first', async () => {
  const log = cloud.firestore.collection(MEMBERS_LOG_PATH)
  await cloud.firestore.recursiveDelete(log)
  expect(await cloud.admin('members log')).toBe('No admin has listed members yet.')
  const at = (minute: number) => `2999-01-01T00:0${minute}:00.000Z`
  await log.add({ ...ENTRY, at: at(1), action: 'list', scope: 'organization', members: 40 })
  await log.add({ ...ENTRY, at: at(2), action: 'export', scope: 'everybody', members: 1 })
  await log.doc('odd').set({ at: at(3) })
  expect(await cloud.admin('members log')).toBe(
    [
      'odd: this entry cannot be read.',
      `${at(2)}  ada@acme.test (ada)  exported 1 member of all domains`,
      `${at(1)}  ada@acme.test (ada)  listed 40 members of acme.test`,
    ].join('\n'),
  )
  expect(await cloud.admin('members log --limit 1')).toBe('odd: this entry cannot be read.')
})
