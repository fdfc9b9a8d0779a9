import {
  AUDIT_PATH,
  boughtGroupId,
  calendarFeedPath,
  eventMemberPath,
  eventPlacesPath,
  eventReminderPath,
  grantedTrialPath,
  groupPath,
  groupSeatPath,
  MEMBERS_LOG_PATH,
  MODEL_USE_PATH,
  mailLedgerPath,
  memberDomainsPath,
  memberInvitationUsagePath,
  memberJudgeUsagePath,
  memberSiaUsagePath,
  ORPHANED_DATA_PATH,
  organizationGroupId,
  refusedAddressPath,
  TIDIED_VERSIONS_PATH,
  TOTAL_INVITATION_USAGE_PATH,
  TOTAL_JUDGE_USAGE_PATH,
  TOTAL_SIA_USAGE_PATH,
  usageEntriesPath,
  usagePath,
  ZOOM_SYNC_PATH,
  zoomConferencePath,
} from '@outcome-studio/shared/domain/paths'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../test/openClient.ts'

let cloud: SharedCloud
let stella: Client

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  stella = await openClient(cloud, 'standard@acme.test')
})
afterAll(async () => {
  await stella.release()
  await cloud.release()
})

test.each([
  memberDomainsPath('standard'),
  grantedTrialPath('any'),
  usagePath('standard'),
  `${usageEntriesPath('standard')}/any`,
  memberJudgeUsagePath('standard'),
  TOTAL_JUDGE_USAGE_PATH,
  memberSiaUsagePath('standard'),
  TOTAL_SIA_USAGE_PATH,
  `${MODEL_USE_PATH}/any`,
  groupSeatPath('standard'),
  groupPath(boughtGroupId('standard')),
  groupPath(organizationGroupId('acme.test')),
  memberInvitationUsagePath('standard'),
  TOTAL_INVITATION_USAGE_PATH,
  `${AUDIT_PATH}/any`,
  `${MEMBERS_LOG_PATH}/any`,
  eventMemberPath('any', 'standard'),
  calendarFeedPath('standard'),
  eventPlacesPath('any'),
  eventReminderPath('any', 'any'),
  zoomConferencePath('any'),
  ZOOM_SYNC_PATH,
  ORPHANED_DATA_PATH,
  TIDIED_VERSIONS_PATH,
  mailLedgerPath('member-standard'),
  refusedAddressPath('any'),
])('no member reads, lists or writes %s', async (path) => {
  const documents = `http://localhost:${cloud.firestorePort}/v1/projects/demo-outcome-studio/databases/(default)/documents`
  const headers = { authorization: `Bearer ${await stella.idToken()}`, 'content-type': 'application/json' }
  const status = async (at: string, method: string) => {
    const body = method === 'PATCH' ? JSON.stringify({ fields: {} }) : null
    return (await fetch(`${documents}/${at}`, { method, headers, body })).status
  }
  for (const method of ['GET', 'PATCH', 'DELETE']) expect(await status(path, method)).toBe(403)
  expect(await status(path.slice(0, path.lastIndexOf('/')), 'GET')).toBe(403)
})
