import { describeContract } from '../testing/describeContract.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName } from '../testing/studyFixture.ts'

describeContract(({ open, read, saveNew, studies, write }) => {
  test('the study is found only by its new name', async () => {
    const { study, header } = await saveNew()
    const to = freshName()
    const renamed = await studies().rename(header.docName, to, header.uuid)
    expect(renamed).toMatchObject({ docName: to, uuid: header.uuid, revision: header.revision })
    expect(await studies().load(to)).toEqual({ header: renamed, content: study })
    await expect(studies().load(header.docName)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('a taken name, the same name and a missing source are refused', async () => {
    const { header } = await saveNew()
    const { header: other } = await saveNew()
    await expect(studies().rename(header.docName, other.docName, header.uuid)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    await expect(studies().rename(header.docName, header.docName, header.uuid)).rejects.toMatchObject({
      code: 'cen/doc-already-exists',
    })
    await expect(studies().rename(freshName(), freshName(), header.uuid)).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
  })

  test('a call with a lost answer can be repeated', async () => {
    const { header } = await saveNew()
    const to = freshName()
    const renamed = await studies().rename(header.docName, to, header.uuid)
    expect(await studies().rename(header.docName, to, header.uuid)).toEqual(renamed)
  })

  test('a study that took the name in the meantime keeps it', async () => {
    const { header } = await saveNew()
    await studies().rename(header.docName, freshName(), header.uuid)
    const { study, header: other } = await saveNew(header.docName)
    await expect(studies().rename(header.docName, freshName(), header.uuid)).rejects.toMatchObject({
      code: 'cen/doc-not-found',
    })
    expect(await studies().load(other.docName)).toEqual({ header: other, content: study })
  })

  test('of two concurrent renames to one name exactly one succeeds', async () => {
    const [{ header: one }, { header: two }] = [await saveNew(), await saveNew()]
    const to = freshName()
    const results = await Promise.allSettled([
      studies().rename(one.docName, to, one.uuid),
      studies().rename(two.docName, to, two.uuid),
    ])
    const lost = results.filter(({ status }) => status === 'rejected')
    expect(lost).toMatchObject([{ reason: { code: 'cen/doc-already-exists' } }])
  })

  const RULES = { json: '{}', revision: 3, updatedAt: '2026-05-01T10:00:00.000Z' }

  test.each([
    ['custom rules', RULES, RULES],
    ['custom rules without a revision', { json: '{}' }, { json: '{}', revision: 0, updatedAt: '' }],
  ])('%s of a tools admin move with the study', async (_, stored, moved) => {
    const theo = studiesOf(await open('tools@acme.test'))
    const [from, to] = [freshName(), freshName()]
    const { uuid } = await theo.save({ docName: from, content: sampleStudy(), basedOnRevision: null })
    await write(rulesPath('tools', from), stored)
    await theo.rename(from, to, uuid)
    expect(await read(rulesPath('tools', to))).toEqual(moved)
    expect(await read(rulesPath('tools', from))).toBeUndefined()
  })

  function rulesPath(uid: string, docName: string): string {
    return `domains/acme.test/users/${uid}/triangularis/${docName}/config/customRules`
  }
})
