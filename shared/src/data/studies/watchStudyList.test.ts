import { describeContract } from '../testing/describeContract.ts'
import { nextList } from '../testing/nextList.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ open, saveNew, studies }) => {
  test('lists the newest first and follows saves, renames and deletions', async () => {
    const { header: older } = await saveNew()
    const { header: newer } = await saveNew()
    const names = (await nextList(studies(), (list) => list.length > 1)).map(({ docName }) => docName)
    expect(names.slice(0, 2)).toEqual([newer.docName, older.docName])

    const to = freshName()
    const renamedSeen = nextList(studies(), (list) => list[0]?.docName === to)
    await studies().rename(older.docName, to, older.uuid)
    expect((await renamedSeen).some(({ docName }) => docName === older.docName)).toBe(false)

    const deletedSeen = nextList(studies(), (list) => !list.some(({ uuid }) => uuid === newer.uuid))
    await studies().remove(newer.docName, newer.uuid)
    await deletedSeen
  })

  test('reports nothing after its release, even when released before it started', async () => {
    const onStudies = jest.fn()
    studies().watchList(onStudies, onStudies)()
    const { header } = await saveNew()
    await nextList(studies(), (list) => list.some(({ uuid }) => uuid === header.uuid))
    expect(onStudies).not.toHaveBeenCalled()
  })

  test('contains no study of another member', async () => {
    const { header } = await saveNew()
    const theirs = await nextList(studiesOf(await open('admin@acme.test')), () => true)
    expect(theirs.map(({ docName }) => docName)).not.toContain(header.docName)
  })
})
