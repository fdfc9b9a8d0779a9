import { sampleStudy } from '../testing/sampleStudy.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName } from '../testing/studyFixture.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'

const RECORD = 'domains/acme.test/users/standard'
const fixture = stellaFixture()

test('a member over the quota reads why nothing is saved, and can still open and delete', async () => {
  const studies = studiesOf(fixture.stella)
  const [docName, study] = [freshName(), sampleStudy()]
  const save = (revision: number | null) =>
    studies.save({ docName, content: study, basedOnRevision: revision })
  const { revision } = await save(null)

  await writeAsServer(fixture.cloud, RECORD, { accessType: 'STANDARD', overQuota: true })
  await expect(save(revision)).rejects.toMatchObject({ code: 'cen/storage-full' })
  await expect(studies.copy(docName, freshName())).rejects.toMatchObject({ code: 'cen/storage-full' })
  expect((await studies.load(docName)).content).toEqual(study)
  await studies.remove(docName, study.jtbd.uuid)
})

test('a refusal for another reason stays what it is', async () => {
  await writeAsServer(fixture.cloud, RECORD, { accessType: 'NONE', overQuota: false })
  const save = studiesOf(fixture.stella).save({
    docName: freshName(),
    content: sampleStudy(),
    basedOnRevision: null,
  })
  await expect(save).rejects.toMatchObject({ code: 'permission-denied' })
})

test('a member whose sign-in was ended on another device is asked to sign in', async () => {
  const inTheFuture = 4_102_444_800
  await writeAsServer(fixture.cloud, RECORD, { accessType: 'STANDARD', validSince: inTheFuture })
  const studies = studiesOf(fixture.stella)
  const save = studies.save({ docName: freshName(), content: sampleStudy(), basedOnRevision: null })
  await expect(save).rejects.toMatchObject({ code: 'cen/sign-in-required' })
})
