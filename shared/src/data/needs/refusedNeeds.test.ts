import { needsOf } from '../testing/needsOf.ts'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import { freshName } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'

const RECORD = 'domains/acme.test/users/standard'
const fixture = stellaFixture()

test('a member over the quota reads why needs are not saved, and can still open and delete them', async () => {
  const needs = needsOf(fixture.stella)
  const [docName, content] = [freshName(), sampleNeeds()]
  const save = (revision: number | null, vertical: string) =>
    needs.save({ docName, content: { ...content, vertical }, basedOnRevision: revision })
  await save(null, 'Food')

  await writeAsServer(fixture.cloud, RECORD, { accessType: 'STANDARD', overQuota: true })
  await expect(save(1, 'Retail')).rejects.toMatchObject({ code: 'cen/storage-full' })
  await expect(needs.copy(docName, freshName())).rejects.toMatchObject({ code: 'cen/storage-full' })
  expect((await needs.load(docName)).content).toEqual(content)
  await needs.remove(docName, content.uuid)
})

test('a member whose access has ended reads and deletes needs, but does not save', async () => {
  const needs = needsOf(fixture.stella)
  const [docName, content] = [freshName(), sampleNeeds()]
  await writeAsServer(fixture.cloud, RECORD, { accessType: 'STANDARD', overQuota: false })
  await needs.save({ docName, content, basedOnRevision: null })
  await writeAsServer(fixture.cloud, RECORD, { accessType: 'NONE', overQuota: false })
  const changed = { ...content, vertical: 'Retail' }
  await expect(needs.save({ docName, content: changed, basedOnRevision: 1 })).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect((await needs.load(docName)).content).toEqual(content)
  await needs.remove(docName, content.uuid)
})
