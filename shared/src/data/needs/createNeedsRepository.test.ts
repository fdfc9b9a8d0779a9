import { type NeedsHeader, needsUuid } from '@outcome-studio/shared/domain/needs'
import { describeContract } from '../testing/describeContract.ts'
import { needsOf } from '../testing/needsOf.ts'
import { needsPath } from '../testing/needsPath.ts'
import { nextList } from '../testing/nextList.ts'
import { sampleNeeds } from '../testing/sampleNeeds.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ client, needs, open, saveNewNeeds, write }) => {
  test.each([
    ['cen/doc-id-empty', ' '],
    ['cen/doc-id-too-long', 'x'.repeat(129)],
    ['cen/doc-id-contains-slash', 'a/b'],
    ['cen/doc-id-contains-periods', '..'],
    ['cen/doc-id-contains-double-underscores', '__x__'],
  ])('%s on save, rename and copy to %j', async (code, docName) => {
    const { header } = await saveNewNeeds()
    const save = needs().save({ docName, content: sampleNeeds(), basedOnRevision: null })
    await expect(save).rejects.toMatchObject({ code })
    await expect(needs().rename(header.docName, docName, header.uuid)).rejects.toMatchObject({ code })
    await expect(needs().copy(header.docName, docName)).rejects.toMatchObject({ code })
    await expect(needs().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test.each([
    ['no header', {}],
    ['a text as its header', { header: 'Lunch' }],
    ['a header without uuid', { header: { docName: 'Lunch', revision: 3 } }],
  ])(
    'damaged needs with %s are listed, say so when they are opened, and can be deleted',
    async (_, document) => {
      const docName = freshName()
      await write(needsPath(docName), document)
      const listed = await nextList(needs(), (list) => list.some((header) => header.docName === docName))
      expect(listed.find((each) => each.docName === docName)).toMatchObject({
        revision: 0,
        uuid: '',
        counts: { goals: 0 },
      })
      for (const change of [
        needs().load(docName),
        needs().rename(docName, freshName(), needsUuid('')),
        needs().copy(docName, freshName()),
        needs().save({ docName, content: sampleNeeds(), basedOnRevision: null }),
      ]) {
        await expect(change).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
      }
      await needs().remove(docName, needsUuid(''))
      await expect(needs().load(docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
    },
  )

  test('needs with malformed content do not open', async () => {
    const { header } = await saveNewNeeds()
    await write(`${needsPath(header.docName)}/data/needs`, { goals: 'many' })
    await expect(needs().load(header.docName)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
  })

  test('the list has the newest first, follows changes, and contains nothing of others', async () => {
    const { header: older } = await saveNewNeeds()
    const { header: newer } = await saveNewNeeds()
    const seen = await nextList(needs(), (list) => list.some(({ uuid }) => uuid === newer.uuid))
    expect(seen.slice(0, 2)).toEqual([newer, older])

    const to = freshName()
    const renamedSeen = nextList(needs(), (list) => list[0]?.docName === to)
    await needs().rename(older.docName, to, older.uuid)
    expect((await renamedSeen).some(({ docName }) => docName === older.docName)).toBe(false)
    const deletedSeen = nextList(needs(), (list) => !list.some(({ uuid }) => uuid === newer.uuid))
    await needs().remove(newer.docName, newer.uuid)
    await deletedSeen

    const theirs = await nextList(needsOf(await open('admin@acme.test')), () => true)
    expect(theirs.map(({ docName }) => docName)).not.toContain(to)
  })

  test('a watch tells a client what another one saves and deletes, and nothing after its release', async () => {
    const { content, header } = await saveNewNeeds()
    const { docName, uuid } = header
    const told: (NeedsHeader | null)[] = []
    let notify = () => {}
    const release = needsOf(client()).watch(docName, (stored) => {
      told.push(stored)
      notify()
    })
    const until = (isWanted: (stored: NeedsHeader | null | undefined) => boolean) =>
      new Promise<void>((resolve) => {
        notify = () => {
          if (told.length > 0 && isWanted(told.at(-1))) resolve()
        }
        notify()
      })
    await until((stored) => stored?.revision === 1)
    await needs().save({ docName, content: { ...content, vertical: 'Retail' }, basedOnRevision: 1 })
    await until((stored) => stored?.revision === 2)
    await needs().remove(docName, uuid)
    await until((stored) => stored === null)
    release()
    const count = told.length
    await needs().save({ docName, content, basedOnRevision: null })
    await nextList(needs(), (list) => list.some((each) => each.docName === docName))
    expect(told).toHaveLength(count)
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const theirs = needsOf(await open(null))
    const uuid = needsUuid('z')
    for (const call of [
      theirs.load('x'),
      theirs.save({ docName: 'x', content: sampleNeeds(), basedOnRevision: null }),
      theirs.rename('x', 'y', uuid),
      theirs.copy('x', 'y'),
      theirs.remove('x', uuid),
      nextList(theirs, () => true),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'cen/sign-in-required' })
    }
  })
})
