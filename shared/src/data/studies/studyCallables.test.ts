import { upgradeTriangularisDoc as definition } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { STUDY_SCHEMA_VERSION } from '@outcome-studio/shared/domain/base'
import { VER_LEXER } from '@outcome-studio/shared/domain/checker'
import { readWorkbook } from '@outcome-studio/shared/files'
import { callCallable } from '../callables/callCallable.ts'
import { describeContract } from '../testing/describeContract.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'
import { exportTriangularisDoc } from './useExportStudy.ts'

const JOB = 'Keep a hedge in shape through the year'

describeContract(({ client, open, read, studies, write }) => {
  const upgrade = (firestoreDocId: string, by = client()) => callCallable(definition, { firestoreDocId }, by)
  const storeOld = async (header: { readonly revision?: number } = {}) => {
    const docName = freshName()
    const old = {
      header: { uuid: docName, createdAt: '2018-01-02T12:00:00.000Z', schemaVersion: 0, ...header },
    }
    await write('domains/acme.test/users/standard', { name: 'Stella', accessType: 'STANDARD' })
    await write(studyPath(docName), old)
    await write(`${studyPath(docName)}/data/jtbd`, {
      jtbd: { uuid: docName, executor: 'Home gardeners', userInput: JOB },
    })
    return { docName, old }
  }

  test('an older study is upgraded in memory on read, and nothing is written', async () => {
    const { docName, old } = await storeOld()
    expect(await studies().load(docName)).toMatchObject({
      isOlder: true,
      header: { docName, revision: 0, schemaVersion: STUDY_SCHEMA_VERSION },
      content: { jtbd: { executor: 'Home gardeners', userInput: JOB }, jobSteps: [] },
    })
    expect(await read(studyPath(docName))).toEqual(old)
  })

  test('an upgraded study can be saved like any other', async () => {
    const { docName } = await storeOld()
    const answer = { docName, revision: 1, schemaVersion: STUDY_SCHEMA_VERSION, verLexer: VER_LEXER }
    expect(await upgrade(docName)).toEqual({ ...answer, isChanged: true })
    expect(await upgrade(docName)).toEqual({ ...answer, isChanged: false })
    const stored = await studies().load(docName)
    expect(stored).not.toHaveProperty('isOlder')
    const { content: study, header } = stored
    expect(study.jtbd.userInput).toBe(JOB)
    expect(await studies().save({ docName, content: study, basedOnRevision: header.revision })).toMatchObject(
      {
        revision: 2,
        createdAt: '2018-01-02T12:00:00.000Z',
      },
    )
  })

  test('another device with the older study open gets a conflict when it saves', async () => {
    const { docName } = await storeOld({ revision: 3 })
    const elsewhere = studiesOf(await open('standard@acme.test'))
    const { content: study, header } = await elsewhere.load(docName)
    await upgrade(docName)
    const changed = { ...study, jtbd: { ...study.jtbd, executor: 'Neighbours' } }
    await expect(
      elsewhere.save({ docName, content: changed, basedOnRevision: header.revision }),
    ).rejects.toMatchObject({ code: 'cen/doc-changed' })
  })

  test('a study is exported as a workbook that contains its texts', async () => {
    const { docName } = await storeOld()
    const { name, type, bytes } = await exportTriangularisDoc(docName, client())
    expect(name).toBe(`${docName}.xlsx`)
    expect(type).toContain('spreadsheetml')
    const [sheet] = await readWorkbook(bytes, () => undefined)
    expect(sheet?.rows).toEqual(
      expect.arrayContaining([
        ['Study', docName],
        ['Job executor', 'Home gardeners'],
        ['Job', JOB],
      ]),
    )
  })

  test.each([
    ['upgrade', upgrade],
    ['export', (docName: string, by = client()) => exportTriangularisDoc(docName, by)],
  ] as const)('%s tells apart a study that is gone, a damaged one and nobody signed in', async (_, call) => {
    const damaged = freshName()
    await write(studyPath(damaged), { colour: 'green' })
    await expect(call(freshName())).rejects.toMatchObject({ code: 'cen/doc-not-found' })
    await expect(call(damaged)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
    await expect(call(damaged, await open(null))).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  })
})
