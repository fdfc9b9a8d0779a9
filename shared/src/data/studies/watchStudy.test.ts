import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { describeContract } from '../testing/describeContract.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { studiesOf } from '../testing/studiesOf.ts'
import { freshName, studyPath } from '../testing/studyFixture.ts'

describeContract(({ client, open, saveNew, studies, write }) => {
  /** The values of a listener, and a wait until they satisfy a condition. */
  function listen(docName: string, of = studies()) {
    const told: (StudyHeader | null)[] = []
    let notify = () => {}
    const release = of.watch(docName, (header) => {
      told.push(header)
      notify()
    })
    const until = (isWanted: (header: StudyHeader | null | undefined) => boolean) =>
      new Promise<void>((resolve) => {
        notify = () => {
          if (told.length > 0 && isWanted(told.at(-1))) resolve()
        }
        notify()
      })
    return { told, until, release }
  }

  test('tells a client what another one saves, renames and deletes', async () => {
    const { header, study } = await saveNew()
    const { docName, uuid } = header
    const { told, until, release } = listen(docName, studiesOf(client()))
    await until((stored) => stored?.revision === 1)
    const changed = { ...study, jtbd: { ...study.jtbd, executor: 'Someone else' } }
    await studies().save({ docName, content: changed, basedOnRevision: 1 })
    await until((stored) => stored?.revision === 2)
    expect(told.at(-1)).toMatchObject({ docName, uuid, revision: 2 })
    await studies().rename(docName, freshName(), uuid)
    await until((stored) => stored === null)
    release()
  })

  test('tells nothing after its release, even when released before it started', async () => {
    const { header, study } = await saveNew()
    const { docName } = header
    const early = listen(docName)
    early.release()
    const other = listen(docName)
    await other.until((stored) => stored !== null)
    other.release()
    const count = other.told.length
    const third = listen(docName)
    await studies().save({ docName, content: { ...study, survey: { respondents: 9 } }, basedOnRevision: 1 })
    await third.until((stored) => stored?.revision === 2)
    third.release()
    expect(early.told).toEqual([])
    expect(other.told).toHaveLength(count)
  })

  test('a damaged header is none, and a signed-out client is told nothing', async () => {
    const docName = freshName()
    await studies().save({ docName, content: sampleStudy(), basedOnRevision: null })
    await write(studyPath(docName), { header: 'Lunch' })
    const { until, release } = listen(docName)
    await until((stored) => stored === null)
    release()
    const theirs = listen(docName, studiesOf(await open(null)))
    await expect(studiesOf(await open(null)).load(docName)).rejects.toMatchObject({
      code: 'cen/sign-in-required',
    })
    theirs.release()
    expect(theirs.told).toEqual([])
  })
})
