import { createHash } from 'node:crypto'
import { TIDIED_VERSIONS_PATH } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { openServer, type TestServer } from '../../test/openServer.ts'
import { storageUseOf } from '../storageUseOf.ts'
import { packOldVersions } from './packOldVersions.ts'
import { recountVersions } from './recountVersions.ts'
import { thinOldVersions } from './thinOldVersions.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-03-20T04:00:00.000Z')
const STATEMENTS = 60
const SAVES = 60
const WORDS =
  'time takes find check compare likelihood number effort route ticket station price delay luggage seat platform transfer change weather arrival departure passenger connection booking'.split(
    ' ',
  )

let server: TestServer
let firestore: Firestore

beforeAll(async () => {
  server = await openServer()
  firestore = server.firestore
  await firestore.doc(TIDIED_VERSIONS_PATH).delete()
})
afterAll(async () => {
  await firestore.recursiveDelete(firestore.doc('domains/sizes.test'))
  await server.release()
})

/** The same number below `limit` for the same key. */
const numberFor = (key: string, limit: number) =>
  createHash('sha256').update(key).digest().readUInt32BE(0) % limit
const uuidFor = (key: string) =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
const phrase = (key: string, words: number) =>
  Array.from({ length: words }, (_, at) => WORDS[numberFor(`${key} ${at}`, WORDS.length)]).join(' ')

/** A statement at a save: every few saves it is reworded or rated, and a third of them has a remark. */
function statementAt(index: number, save: number) {
  const edit = Math.floor((save + index) / 12)
  return {
    uuid: uuidFor(`statement ${index}`),
    userInput: `Minimize the ${phrase(`${index} ${edit}`, 11)}`,
    remarks:
      index % 3 > 0
        ? []
        : [
            {
              ruleId: `O${index}`,
              severity: 'warning',
              message: 'Is this independent of a solution?',
              span: { start: 13, end: 20 },
              suggestion: null,
              source: 'lexer',
            },
          ],
    rating: {
      importance: numberFor(`i ${index} ${edit}`, 101) / 10,
      satisfaction: numberFor(`s ${index} ${edit}`, 101) / 10,
    },
  }
}
const studyAt = (save: number) => ({
  jtbd: {
    uuid: uuidFor('study'),
    executor: 'Commuters',
    userInput: 'Reach a place in another city',
    remarks: [],
  },
  jobSteps: ['Define', 'Locate', 'Prepare', 'Confirm', 'Execute', 'Monitor'].map((category, step) => ({
    uuid: uuidFor(`step ${step}`),
    userInput: phrase(`step ${step}`, 6),
    category,
    remarks: [],
    outcomeStatements: Array.from({ length: STATEMENTS / 6 }, (_, index) =>
      statementAt(step * 10 + index, save),
    ),
  })),
})

test('60 versions of a study with 60 statements, four a day, shrink to a quarter, and a week later to a fifteenth', async () => {
  const saves = firestore.collection('domains/sizes.test/users/sizes/studyVersions/study/saves')
  for (let revision = 1; revision <= SAVES; revision += 1) {
    const ago = SAVES - revision
    const savedAt = new Date(NOW - Math.floor(ago / 4) * 24 * HOUR - ((ago % 4) + 1) * HOUR).toISOString()
    const counts = { jobSteps: 6, outcomeStatements: STATEMENTS, rated: STATEMENTS }
    await saves
      .doc(String(revision))
      .set({ docName: 'Trip', revision, savedAt, counts, content: studyAt(revision) })
  }
  const bytes = async () => storageUseOf((await firestore.doc('usage/sizes').get()).data()).bytes
  await recountVersions(
    (await saves.get()).docs.map(({ ref }) => ref),
    firestore,
  )
  const plain = await bytes()
  const tidy = async (days: number) => {
    const now = new Date(NOW + days * 24 * HOUR)
    await thinOldVersions(firestore, now, () => true)
    const thinned = await bytes()
    await packOldVersions(firestore, now, () => true)
    return { thinned: thinned / plain, packed: (await bytes()) / plain }
  }
  // The figures are in docs/decisions/versions-of-a-study.md.
  const [atOnce, later] = [await tidy(0), await tidy(9)]
  expect(atOnce.thinned).toBeLessThan(0.7)
  expect(atOnce.packed).toBeLessThan(0.25)
  expect(later.packed).toBeLessThan(1 / 15)
})
