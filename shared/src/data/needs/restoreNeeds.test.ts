import { type NeedsHeader, type NeedsTypes, needsUuid } from '@outcome-studio/shared/domain/needs'
import type { RemovedDocument } from '@outcome-studio/shared/domain/saving'
import { describeContract } from '../testing/describeContract.ts'
import { needsOf } from '../testing/needsOf.ts'
import { needsPath } from '../testing/needsPath.ts'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ needs, open, read, saveNewNeeds, write }) => {
  const removed = async ({
    docName,
    uuid,
  }: Pick<NeedsHeader, 'docName' | 'uuid'>): Promise<RemovedDocument<NeedsTypes>> => {
    const deleted = await needs().remove(docName, uuid)
    if (!deleted) throw new Error('There was nothing to delete.')
    return deleted
  }

  test('restores needs as if they had never been deleted', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    const changed = { ...content, vertical: 'Retail' }
    const second = await needs().save({ docName, content: changed, basedOnRevision: 1 })
    await needs().restore(await removed(header), docName)
    expect(await needs().load(docName)).toEqual({ header: second, content: changed })
    expect(await needs().save({ docName, content, basedOnRevision: 2 })).toMatchObject({
      revision: 3,
      createdAt: header.createdAt,
    })
  })

  test('preserves unknown keys of the content', async () => {
    const { content, header } = await saveNewNeeds()
    const path = `${needsPath(header.docName)}/data/needs`
    await write(path, { ...content, audience: 'team' })
    await needs().restore(await removed(header), header.docName)
    expect(await read(path)).toEqual({ ...content, audience: 'team' })
  })

  test('refuses a name taken in the meantime, and accepts another', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName } = header
    const deleted = await removed(header)
    const other = sampleNeeds('Another job')
    await needs().save({ docName, content: other, basedOnRevision: null })
    await expect(needs().restore(deleted, docName)).rejects.toMatchObject({ code: 'cen/doc-already-exists' })
    expect((await needs().load(docName)).content).toEqual(other)
    const free = freshName()
    await needs().restore(deleted, free)
    expect(await needs().load(free)).toEqual({ header: { ...header, docName: free }, content })
  })

  test('a call with a lost answer can be repeated, and two concurrent calls have the same result', async () => {
    const { content, header } = await saveNewNeeds()
    const deleted = await removed(header)
    await Promise.all([1, 2].map(() => needs().restore(deleted, header.docName)))
    await needs().restore(deleted, header.docName)
    expect(await needs().load(header.docName)).toEqual({ header, content })
  })

  test('of two concurrent deletions exactly one returns the needs', async () => {
    const { header } = await saveNewNeeds()
    const results = await Promise.all([1, 2].map(() => needs().remove(header.docName, header.uuid)))
    expect(results.filter((result) => result !== null)).toHaveLength(1)
  })

  test('refuses damaged needs, which can be deleted', async () => {
    const docName = freshName()
    await write(needsPath(docName), { header: 'Lunch' })
    const deleted = await removed({ docName, uuid: needsUuid('') })
    await expect(needs().restore(deleted, docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
    expect(await read(needsPath(docName))).toBeUndefined()
  })

  test('a tools admin has no custom rules of needs, and deletes and restores them like anyone', async () => {
    const theos = needsOf(await open('tools@acme.test'))
    const docName = freshName()
    const content = sampleNeeds()
    const header = await theos.save({ docName, content, basedOnRevision: null })
    const renamed = await theos.rename(docName, freshName(), header.uuid)
    const deleted = await theos.remove(renamed.docName, header.uuid)
    expect(deleted).toMatchObject({ customRules: null })
    if (deleted) await theos.restore(deleted, docName)
    expect((await theos.load(docName)).content).toEqual(content)
    await theos.remove(docName, header.uuid)
  })
})
