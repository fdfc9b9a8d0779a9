import { NEEDS_SAVING } from '@outcome-studio/shared/domain/needs'
import { documentsPath, type MemberKey } from '@outcome-studio/shared/domain/paths'
import { STUDY_SAVING } from '@outcome-studio/shared/domain/study'
import { signOut } from '../../signIn/signOut.ts'
import { nextList } from '../../testing/nextList.ts'
import { signedInAs } from '../../testing/openTestConnection.ts'
import { stellaFixture } from '../../testing/stellaFixture.ts'
import { studiesOf } from '../../testing/studiesOf.ts'
import { deleteAsServer, writeAsServer } from '../../testing/writeAsServer.ts'
import type { Connection } from '../Connection.ts'
import { listLight } from './listLight.ts'

/** A member whom no other test gives documents. */
const EVA: MemberKey = { uid: 'expired', domain: 'group.test' }

const at = stellaFixture()
let eva: Connection
beforeEach(async () => {
  eva = await signedInAs(at.cloud, 'expired@group.test')
})
afterEach(async () => {
  jest.restoreAllMocks()
  await eva.release()
})

const studiesPath = (member: MemberKey) => documentsPath(STUDY_SAVING.place, member)
const needsPath = (member: MemberKey) => documentsPath(NEEDS_SAVING.place, member)
const list = (collectionOf = studiesPath) => listLight(eva, collectionOf, new AbortController().signal)

/** Runs a test while Eva has studies of these names. */
async function withStudies(docNames: readonly string[], run: () => Promise<void>): Promise<void> {
  const pathOf = (docName: string) => `${studiesPath(EVA)}/${docName}`
  await Promise.all(
    docNames.map((docName) =>
      writeAsServer(at.cloud, pathOf(docName), { header: { docName, uuid: docName, updatedAt: docName } }),
    ),
  )
  await run()
  await Promise.all(docNames.map((docName) => deleteAsServer(at.cloud, pathOf(docName))))
}

/** The first answer that the member's list of studies gives. */
const firstList = async () => (await nextList(studiesOf(eva), () => true)).map(({ docName }) => docName)

test('reads the documents that the listener shows, without the SDK', () =>
  withStudies(['Zürich, 50 %', 'Lunch'], async () => {
    const sdk = jest.spyOn(eva.source, 'documents')
    const light = await list()
    expect(light.map(({ id }) => id)).toEqual(['Lunch', 'Zürich, 50 %'])
    expect(light[0]?.fields).toEqual({ header: { docName: 'Lunch', uuid: 'Lunch', updatedAt: 'Lunch' } })
    expect(await firstList()).toEqual(['Zürich, 50 %', 'Lunch'])
    expect(sdk).not.toHaveBeenCalled()
    await eva.firestore()
    expect(await firstList()).toEqual(['Zürich, 50 %', 'Lunch'])
    expect(sdk).toHaveBeenCalled()
  }))

test('a collection without documents is an empty list', async () => {
  expect(await list(needsPath)).toEqual([])
})

test('a long list is left to the listener', () =>
  withStudies(
    Array.from({ length: 51 }, (_, index) => `Study ${index}`),
    async () => {
      await expect(list()).rejects.toMatchObject({ name: 'LightReadError', message: 'The list is long.' })
      expect(await firstList()).toHaveLength(51)
    },
  ))

test('reads nothing of another member, and nothing after a sign-out', async () => {
  const ofAnother = () => studiesPath({ uid: 'trial', domain: 'group.test' })
  await expect(list(ofAnother)).rejects.toMatchObject({ name: 'LightReadError' })
  await signOut('keep', eva)
  await expect(list()).rejects.toMatchObject({ name: 'LightReadError' })
})

test.each<[string, () => Promise<Response>]>([
  ['the network fails', () => Promise.reject(new TypeError('failed to fetch'))],
  ['the server fails', async () => new Response('', { status: 500 })],
  ['what comes is a page', async () => new Response('<!doctype html>')],
  ['what comes is no list', async () => Response.json({})],
  ['the query fails halfway', async () => Response.json([{ error: { code: 14 } }])],
  ['a row is no document', async () => Response.json([{ readTime: '', document: { fields: {} } }])],
  [
    'a value is a time',
    async () =>
      Response.json([{ readTime: '', document: { name: 'a/b', fields: { at: { timestampValue: '' } } } }]),
  ],
])('where %s, the listener reads the list', (_what, answer) =>
  withStudies(['Lunch'], async () => {
    const real = globalThis.fetch
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).endsWith(':runQuery') ? answer() : real(input, init),
      )
    await expect(list()).rejects.toThrow()
    expect(await firstList()).toEqual(['Lunch'])
  }),
)
