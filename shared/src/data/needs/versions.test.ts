import { VERSIONS_KEPT } from '@outcome-studio/shared/domain/base'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import { createDocumentRepository } from '../repository/createDocumentRepository.ts'
import { describeContract } from '../testing/describeContract.ts'
import { needsOf } from '../testing/needsOf.ts'
import { needsPath } from '../testing/needsPath.ts'
import { freshName } from '../testing/studyFixture.ts'
import { STORED_NEEDS } from './needsHooks.ts'

describeContract(({ client, needs, open, saveNewNeeds, studies, write }) => {
  const revisionsOf = async (
    { uuid }: Pick<NeedsHeader, 'uuid'>,
    before: number | null = null,
    count = 200,
  ) => (await needs().versions(uuid, before, count)).map(({ revision }) => revision)

  /** The repository 25 hours later. */
  const tomorrow = () =>
    createDocumentRepository(STORED_NEEDS, {
      connection: client(),
      now: () => new Date(Date.now() + 25 * 3_600_000),
      newUuid: () => crypto.randomUUID(),
    })

  test('each save can be read as it was written, the latest first', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    const changed = { ...content, vertical: 'Retail' }
    const second = await needs().save({ docName, content: changed, basedOnRevision: 1 })
    expect(await needs().versions(header.uuid, null, 10)).toEqual([
      { docName, revision: 2, savedAt: second.updatedAt, name: '', counts: second.counts, content: changed },
      { docName, revision: 1, savedAt: header.updatedAt, name: '', counts: header.counts, content },
    ])
    expect(await revisionsOf(header, 2)).toEqual([1])
    expect(await revisionsOf(header, null, 1)).toEqual([2])
    expect(await needs().version(header.uuid, 1)).toMatchObject({ revision: 1, content })
    expect(await needs().version(header.uuid, 3)).toBeNull()
  })

  test('a rename does not separate needs from their versions, and a copy starts with its own', async () => {
    const { content, header } = await saveNewNeeds()
    const renamed = await needs().rename(header.docName, freshName(), header.uuid)
    const changed = { ...content, vertical: 'Retail' }
    await needs().save({ docName: renamed.docName, content: changed, basedOnRevision: 1 })
    const names = (await needs().versions(header.uuid, null, 10)).map(({ docName }) => docName)
    expect(names).toEqual([renamed.docName, header.docName])
    expect(await revisionsOf(await needs().copy(renamed.docName, freshName()))).toEqual([1])
  })

  test('a refused save, or one that had already arrived, writes no version', async () => {
    const { content, header } = await saveNewNeeds()
    const save = (vertical: string) =>
      needs().save({ docName: header.docName, content: { ...content, vertical }, basedOnRevision: 1 })
    await save('Retail')
    await save('Retail')
    await expect(save('Logistics')).rejects.toMatchObject({ code: 'cen/doc-changed' })
    expect(await revisionsOf(header)).toEqual([2, 1])
  })

  test('the latest hundred are stored', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    await write(needsPath(docName), { header: { ...header, revision: VERSIONS_KEPT } })
    await needs().save({ docName, content, basedOnRevision: VERSIONS_KEPT })
    expect(await revisionsOf(header)).toEqual([VERSIONS_KEPT + 1])
  })

  test('deleted needs keep their versions for a day, and have them again after a restore', async () => {
    const { content, header } = await saveNewNeeds()
    const removed = await needs().remove(header.docName, header.uuid)
    await needs().forgetRemoved()
    if (removed) await needs().restore(removed, header.docName)
    await tomorrow().forgetRemoved()
    const changed = { ...content, vertical: 'Retail' }
    await needs().save({ docName: header.docName, content: changed, basedOnRevision: 1 })
    expect(await revisionsOf(header)).toEqual([2, 1])
  })

  test('after a day the versions of deleted needs are removed, and those of others stay', async () => {
    const { header: kept } = await saveNewNeeds()
    const { header } = await saveNewNeeds()
    await needs().remove(header.docName, header.uuid)
    await studies().forgetRemoved()
    expect(await revisionsOf(header)).toEqual([1])
    await Promise.all([tomorrow().forgetRemoved(), tomorrow().forgetRemoved()])
    expect(await revisionsOf(header)).toEqual([])
    expect(await revisionsOf(kept)).toEqual([1])
  })

  test('a malformed version does not hide the others', async () => {
    const { header } = await saveNewNeeds()
    const path = `domains/acme.test/users/standard/needsVersions/${header.uuid}/saves/2`
    await write(path, { revision: 2, content: 'none' })
    expect(await revisionsOf(header)).toEqual([1])
  })

  test('a signed-out call fails with cen/sign-in-required', async () => {
    const { header } = await saveNewNeeds()
    await expect(needsOf(await open(null)).versions(header.uuid, null, 1)).rejects.toMatchObject({
      code: 'cen/sign-in-required',
    })
  })
})
