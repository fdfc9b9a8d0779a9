import { CHECKLIST_ITEMS, type ChecklistItem } from '@outcome-studio/shared/domain'
import { type SharedCloud, sharedLocalCloud } from '../../../../build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { deleteAsServer, writeAsServer } from '../testing/writeAsServer.ts'
import { updateChecklist } from './updateChecklist.ts'

const RECORD = 'domains/acme.test/users/standard'

let cloud: SharedCloud
let stella: Connection

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  stella = await signedInAs(cloud, 'standard@acme.test')
}, 60_000)
afterAll(async () => {
  await stella.release()
  await cloud.release()
})

async function storedProgress(): Promise<unknown> {
  const { sdk, db } = await stella.firestore()
  return (await sdk.getDocFromServer(sdk.doc(db, RECORD))).get('checklistProgress')
}
const toggle = (item: ChecklistItem, isDone: boolean, connection = stella) =>
  updateChecklist({ item, isDone }, connection)

test('an item is added once, and removed', async () => {
  await toggle('goals_survey', true)
  await toggle('goals_survey', true)
  await toggle('first_live_event', true)
  expect(await storedProgress()).toEqual(['goals_survey', 'first_live_event'])
  await toggle('goals_survey', false)
  await toggle('goals_survey', false)
  expect(await storedProgress()).toEqual(['first_live_event'])
  await toggle('first_live_event', false)
})

test('of two tabs at once neither loses what the other ticked', async () => {
  const other = await signedInAs(cloud, 'standard@acme.test')
  await Promise.all(
    CHECKLIST_ITEMS.map((item, index) => toggle(item, true, index % 2 === 0 ? stella : other)),
  )
  await other.release()
  expect(await storedProgress()).toEqual(expect.arrayContaining([...CHECKLIST_ITEMS]))
})

test('a progress of another shape is replaced by one that counts', async () => {
  await writeAsServer(cloud, RECORD, { name: 'Stella', checklistProgress: 'all' })
  await toggle('start_training', true)
  expect(await storedProgress()).toEqual(['start_training'])
})

test('nothing is written for somebody signed out, nor where there is no record', async () => {
  const stranger = openTestConnection(cloud)
  await expect(toggle('goals_survey', true, stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await stranger.release()
  await deleteAsServer(cloud, RECORD)
  await expect(toggle('goals_survey', true)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
})
