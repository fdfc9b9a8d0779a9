import { respondentPaths } from '@outcome-studio/shared/domain/paths'
import { NO_ANSWER, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { createDocumentRepository } from '../repository/createDocumentRepository.ts'
import { STORED_STUDIES } from '../studies/studyHooks.ts'
import { describeContract, losingAnswers, repeatingTransactions } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import { testDependencies } from '../testing/testDependencies.ts'
import { createRespondentsRepository } from './createRespondentsRepository.ts'

/** @param longest characters of each answer to the screener, which make the answers as large as needed */
function answersOf(respondents: number, longest = 5): SurveyAnswers {
  const column = (first: number) =>
    Uint8Array.from({ length: respondents }, (_none, at) => 1 + ((first + at) % 5))
  return {
    scale: 'oneToFive',
    respondents: Array.from({ length: respondents }, (_none, at) => `R${at + 1}`),
    screeners: [{ title: 'Role', answers: Array.from({ length: respondents }, () => 'n'.repeat(longest)) }],
    outcomes: [1, 2].map((id) => ({
      statementId: outcomeStatementUuid(`outcome-${id}`),
      importance: column(id),
      satisfaction: column(id + 1).fill(NO_ANSWER, 0, 1),
    })),
  }
}
/** Eight chunks. */
const LARGE = answersOf(1_000, 2_200)
const SMALL = answersOf(3)

describeContract(({ client, open, read, saveNew, write }) => {
  const of = (from: DataClient) => createRespondentsRepository(testDependencies(from))
  const idle = () => ({ onChunk: () => {}, signal: new AbortController().signal })
  const pathsOf = (uuid: string) => {
    const paths = respondentPaths({ uid: 'standard', domain: 'acme.test' }, uuid)
    if (paths === null) throw new Error('The uuid is no document id.')
    return paths
  }
  const storedChunks = async (uuid: string) => {
    const numbers = Array.from({ length: 10 }, (_none, at) => at + 1)
    const documents = await client().source.documents()
    const chunks = await Promise.all(numbers.map((number) => documents.get(pathsOf(uuid).chunk(number))))
    return numbers.filter((_number, at) => chunks[at] !== undefined)
  }
  const fresh = () => crypto.randomUUID()

  test('answers are read as they were stored, and what is known about them without reading them', async () => {
    const uuid = fresh()
    expect(await of(client()).load(uuid)).toBeNull()
    expect((await of(client()).head(uuid)).current).toBeNull()
    const progress: (readonly [number, number])[] = []
    const onChunk = (stored: number, all: number) => progress.push([stored, all])
    const stored = await of(client()).replace(uuid, LARGE, { ...idle(), onChunk })
    expect(stored).toMatchObject({ scale: 'oneToFive', respondents: 1_000, outcomes: 2, screeners: ['Role'] })
    expect(await of(client()).head(uuid)).toEqual({ current: stored, pending: null })
    expect(await of(client()).load(uuid)).toEqual(LARGE)
    expect(progress).toEqual(Array.from({ length: 9 }, (_none, chunks) => [chunks, 8]))
  })

  test('a second import replaces the first one and its chunks', async () => {
    const uuid = fresh()
    await of(client()).replace(uuid, LARGE, idle())
    await of(client()).replace(uuid, SMALL, idle())
    expect(await of(client()).load(uuid)).toEqual(SMALL)
    expect(await storedChunks(uuid)).toEqual([9])
  })

  test('an import that is stopped changes nothing, and leaves no chunk', async () => {
    const uuid = fresh()
    await of(client()).replace(uuid, SMALL, idle())
    const controller = new AbortController()
    const onChunk = (stored: number) => stored === 2 && controller.abort()
    const stopped = of(client()).replace(uuid, LARGE, { onChunk, signal: controller.signal })
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
    expect(await of(client()).load(uuid)).toEqual(SMALL)
    expect(await storedChunks(uuid)).toEqual([1])
  })

  test('what an import left that ended halfway does not count, and the next one deletes it', async () => {
    const uuid = fresh()
    const left = { current: null, pending: { id: 'left', first: 1, chunks: 2 } }
    await write(pathsOf(uuid).head, left)
    await write(pathsOf(uuid).chunk(1), { bytes: 'x' })
    await write(pathsOf(uuid).chunk(2), { bytes: 'x' })
    expect(await of(client()).load(uuid)).toBeNull()
    await of(client()).replace(uuid, SMALL, idle())
    expect(await of(client()).load(uuid)).toEqual(SMALL)
    expect(await storedChunks(uuid)).toEqual([1])
  })

  test('transactions that run twice store each chunk once', async () => {
    const uuid = fresh()
    await of(repeatingTransactions(client())).replace(uuid, LARGE, idle())
    expect(await of(client()).load(uuid)).toEqual(LARGE)
  })

  test('a lost answer ends the import, and it can be repeated', async () => {
    const uuid = fresh()
    const losing = losingAnswers(client())
    const onChunk = (stored: number) => stored === 1 && losing.loseNext()
    await expect(of(losing).replace(uuid, LARGE, { ...idle(), onChunk })).rejects.toMatchObject({
      code: 'cen/offline',
    })
    expect(await of(client()).load(uuid)).toBeNull()
    expect(await storedChunks(uuid)).toEqual([])
    await of(losing).replace(uuid, LARGE, idle())
    expect(await of(client()).load(uuid)).toEqual(LARGE)
  })

  test('of two imports at once, the later one counts', async () => {
    const uuid = fresh()
    let second: Promise<unknown> = Promise.resolve()
    const onChunk = (stored: number) => {
      if (stored === 1) second = of(client()).replace(uuid, SMALL, idle())
    }
    const first = of(client()).replace(uuid, LARGE, { ...idle(), onChunk })
    const [one] = await Promise.allSettled([first])
    await second
    expect(await of(client()).load(uuid)).toEqual(one?.status === 'fulfilled' ? expect.anything() : SMALL)
  })

  test('answers that are too large are refused before anything is written', async () => {
    const uuid = fresh()
    const refused = of(client()).replace(uuid, answersOf(10_000, 2_000), idle())
    await expect(refused).rejects.toMatchObject({ code: 'cen/survey-too-large' })
    expect(await read(pathsOf(uuid).head)).toBeUndefined()
  })

  test('one action deletes everything, and can be repeated', async () => {
    const uuid = fresh()
    await of(client()).replace(uuid, LARGE, idle())
    await of(client()).remove(uuid)
    expect(await of(client()).load(uuid)).toBeNull()
    expect(await read(pathsOf(uuid).head)).toBeUndefined()
    expect(await storedChunks(uuid)).toEqual([])
    await of(client()).remove(uuid)
  })

  test.each([
    ['no bytes', { bytes: 'x' }],
    ['other bytes', { bytes: null }],
    ['nothing', null],
  ])('a chunk of %s is damaged, and the answers can be deleted', async (_what, chunk) => {
    const uuid = fresh()
    await of(client()).replace(uuid, SMALL, idle())
    await write(pathsOf(uuid).chunk(1), chunk)
    await expect(of(client()).load(uuid)).rejects.toMatchObject({ code: 'cen/doc-loading-error' })
    await of(client()).remove(uuid)
    expect(await of(client()).load(uuid)).toBeNull()
  })

  test('they stay with a renamed study, and are deleted with it once that cannot be undone', async () => {
    const { header } = await saveNew()
    await of(client()).replace(header.uuid, SMALL, idle())
    const studies = (now: () => Date) =>
      createDocumentRepository(STORED_STUDIES, { ...testDependencies(client()), now })
    await studies(() => new Date()).remove(header.docName, header.uuid)
    await studies(() => new Date()).forgetRemoved()
    expect(await of(client()).load(header.uuid)).toEqual(SMALL)
    await studies(() => new Date(Date.now() + 25 * 3_600_000)).forgetRemoved()
    expect(await read(pathsOf(header.uuid).head)).toBeUndefined()
    expect(await storedChunks(header.uuid)).toEqual([])
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const theirs = of(await open(null))
    const refused = { code: 'cen/sign-in-required' }
    await expect(theirs.load('x')).rejects.toMatchObject(refused)
    await expect(theirs.head('x')).rejects.toMatchObject(refused)
    await expect(theirs.replace('x', SMALL, idle())).rejects.toMatchObject(refused)
    await expect(theirs.remove('x')).rejects.toMatchObject(refused)
  })
})
