import { needsUuid } from '@outcome-studio/shared/domain/needs'
import { describeContract } from '../testing/describeContract.ts'
import { needsPath } from '../testing/needsPath.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ needs, read, saveNewNeeds }) => {
  describe('a rename', () => {
    test('keeps content, uuid and revision, and is found only by its new name', async () => {
      const { content, header } = await saveNewNeeds()
      const to = freshName()
      const renamed = await needs().rename(header.docName, to, header.uuid)
      expect(renamed).toMatchObject({ docName: to, uuid: header.uuid, revision: 1, counts: header.counts })
      expect(await needs().load(to)).toEqual({ header: renamed, content })
      await expect(needs().load(header.docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
      // A call with a lost answer can be repeated.
      expect(await needs().rename(header.docName, to, header.uuid)).toEqual(renamed)
    })

    test('to a taken name, or of needs that are gone, is refused', async () => {
      const { header } = await saveNewNeeds()
      const { header: other } = await saveNewNeeds()
      await expect(needs().rename(header.docName, other.docName, header.uuid)).rejects.toMatchObject({
        code: 'cen/doc-already-exists',
      })
      await expect(needs().rename(freshName(), freshName(), header.uuid)).rejects.toMatchObject({
        code: 'cen/doc-not-found',
      })
      await expect(needs().rename(header.docName, freshName(), other.uuid)).rejects.toMatchObject({
        code: 'cen/doc-not-found',
      })
    })

    test('to a name that another client takes at the same time succeeds once', async () => {
      const [{ header: one }, { header: two }] = [await saveNewNeeds(), await saveNewNeeds()]
      const to = freshName()
      const results = await Promise.allSettled([
        needs().rename(one.docName, to, one.uuid),
        needs().rename(two.docName, to, two.uuid),
      ])
      const lost = results.filter(({ status }) => status === 'rejected')
      expect(lost).toMatchObject([{ reason: { code: 'cen/doc-already-exists' } }])
    })
  })

  describe('a copy', () => {
    test('is a separate document', async () => {
      const { content, header } = await saveNewNeeds()
      const copy = await needs().copy(header.docName, freshName())
      expect(copy).toMatchObject({ revision: 1, counts: header.counts })
      expect(copy.uuid).not.toBe(header.uuid)
      expect((await needs().load(copy.docName)).content).toEqual({ ...content, uuid: copy.uuid })
      expect(await needs().load(header.docName)).toEqual({ header, content })
    })

    test('to a taken name, or of needs that are gone, is refused', async () => {
      const { header } = await saveNewNeeds()
      const { header: other } = await saveNewNeeds()
      await expect(needs().copy(header.docName, other.docName)).rejects.toMatchObject({
        code: 'cen/doc-already-exists',
      })
      await expect(needs().copy(freshName(), freshName())).rejects.toMatchObject({
        code: 'cen/doc-not-found',
      })
    })
  })

  describe('a deletion', () => {
    test('removes header and content, and a repeated one succeeds', async () => {
      const { header } = await saveNewNeeds()
      await needs().remove(header.docName, header.uuid)
      const path = needsPath(header.docName)
      expect(await read(path)).toBeUndefined()
      expect(await read(`${path}/data/needs`)).toBeUndefined()
      expect(await needs().remove(header.docName, header.uuid)).toBeNull()
    })

    test('does not delete needs that took the name in the meantime', async () => {
      const { content, header } = await saveNewNeeds()
      await expect(needs().remove(header.docName, needsUuid('other'))).rejects.toMatchObject({
        code: 'cen/doc-not-found',
      })
      expect((await needs().load(header.docName)).content).toEqual(content)
    })
  })
})
