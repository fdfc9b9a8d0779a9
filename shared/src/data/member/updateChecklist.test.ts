import { CHECKLIST_ITEMS, type ChecklistItem } from '@outcome-studio/shared/domain/member'
import { describeContract } from '../testing/describeContract.ts'
import { updateChecklist } from './updateChecklist.ts'

const RECORD = 'domains/acme.test/users/standard'

describeContract(({ client, open, read, write }) => {
  beforeAll(() => write(RECORD, { name: 'Stella' }))

  const storedProgress = async () => (await read(RECORD))?.checklistProgress
  const toggle = (item: ChecklistItem, isDone: boolean, connection = client()) =>
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

  test('concurrent changes of two tabs are both stored', async () => {
    const other = await open('standard@acme.test')
    await Promise.all(
      CHECKLIST_ITEMS.map((item, index) => toggle(item, true, index % 2 === 0 ? client() : other)),
    )
    expect(await storedProgress()).toEqual(expect.arrayContaining([...CHECKLIST_ITEMS]))
  })

  test('a malformed progress is replaced by a valid one', async () => {
    await write(RECORD, { name: 'Stella', checklistProgress: 'all' })
    await toggle('start_training', true)
    expect(await storedProgress()).toEqual(['start_training'])
  })

  test('writes nothing when signed out or without a record', async () => {
    const stranger = await open(null)
    await expect(toggle('goals_survey', true, stranger)).rejects.toMatchObject({
      code: 'cen/sign-in-required',
    })
    await write(RECORD, null)
    await expect(toggle('goals_survey', true)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })
})
