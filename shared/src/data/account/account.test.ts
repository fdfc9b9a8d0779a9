import type { MemberExport } from '@outcome-studio/shared/domain/account'
import { describeError, StudioError } from '@outcome-studio/shared/domain/errors'
import { NO_ANSWER, packAnswers, type SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { FirebaseError } from 'firebase/app'
import { Bytes } from 'firebase/firestore'
import {
  type InterruptibleCloud,
  interruptibleCloud,
} from '../../../../tools/build/jest/interruptibleCloud.ts'
import { WHOLE_MEMBER } from '../../domain/testing/memberValues.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { writeAsServer } from '../testing/writeAsServer.ts'
import { deleteMyAccount } from './deleteMyAccount.ts'
import { exportMyData } from './exportMyData.ts'
import { firestoreSource } from './firestoreSource.ts'
import type { MemberSource } from './MemberSource.ts'
import { readMemberData } from './readMemberData.ts'
import { readSignIn } from './readSignIn.ts'

const TOOLS = 'domains/acme.test/users/tools'
/** Has every field, so that the test fails if the export lacks one. */
const RECORD = { ...WHOLE_MEMBER, id: 'tools', email: 'tools@acme.test' }
const NOW = new Date('2026-06-01T12:00:00Z')
const ANSWERS: SurveyAnswers = {
  scale: 'oneToFive',
  respondents: ['R1', 'R2'],
  screeners: [{ title: 'Role', answers: ['Nurse', ''] }],
  outcomes: [
    {
      statementId: outcomeStatementUuid('outcome'),
      importance: Uint8Array.of(5, NO_ANSWER),
      satisfaction: Uint8Array.of(1, 4),
    },
  ],
}
const idle = () => new AbortController().signal

import { onceOnline } from '../testing/onceOnline.ts'

let cloud: InterruptibleCloud
const connections: Connection[] = []

async function open(email: string): Promise<Connection> {
  const connection = await signedInAs(cloud, email)
  connections.push(connection)
  return connection
}
const exportAs = (connection: Connection, onProgress = (_documents: number) => {}, signal = idle()) =>
  exportMyData(onProgress, signal, connection, () => NOW)

beforeAll(async () => {
  cloud = await interruptibleCloud()
})
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.release()))
  await cloud.release()
})

describe('the export', () => {
  let file: MemberExport
  const progress: number[] = []

  beforeAll(async () => {
    const study = `${TOOLS}/triangularis/Lunch`
    await Promise.all([
      writeAsServer(cloud, TOOLS, RECORD),
      writeAsServer(cloud, study, {
        header: { docName: 'Lunch', uuid: 'lunch', revision: 3 },
        later: 'kept',
      }),
      writeAsServer(cloud, `${study}/data/jtbd`, { jtbd: { userInput: 'Prepare lunch' } }),
      writeAsServer(cloud, `${study}/config/customRules`, { rules: '{}' }),
      writeAsServer(cloud, `${TOOLS}/siaStudies/lunch/sessions/one`, { title: 'First talk' }),
      writeAsServer(cloud, `${TOOLS}/siaStudies/lunch/sessions/one/messages/hello`, { text: 'Hello' }),
      writeAsServer(cloud, `${TOOLS}/siaStudies/lunch`, { updatedAt: '' }),
      writeAsServer(cloud, `${TOOLS}/siaStudies/unsaved`, { updatedAt: '' }),
      writeAsServer(cloud, `${TOOLS}/siaStudies/unsaved/sessions/two`, { title: 'Second talk' }),
      writeAsServer(cloud, `${TOOLS}/siaStudies/unsaved/sessions/two/messages/hi`, { text: 'Hi' }),
      writeAsServer(cloud, `${TOOLS}/triangularis/Damaged`, { header: 7 }),
      writeAsServer(cloud, `${TOOLS}/studyRespondents/lunch`, {
        current: {
          id: 'one',
          first: 1,
          chunks: 1,
          scale: 'oneToFive',
          respondents: 2,
          outcomes: 1,
          screeners: ['Role'],
          importedAt: NOW.toISOString(),
        },
        pending: null,
      }),
      writeAsServer(cloud, `${TOOLS}/studyRespondents/lunch/chunks/1`, {
        bytes: Bytes.fromUint8Array(packAnswers(ANSWERS)),
      }),
      ...Array.from({ length: 60 }, (_, index) =>
        writeAsServer(cloud, `${TOOLS}/jtbd_needs/Needs ${index}`, { docName: `Needs ${index}` }),
      ),
      writeAsServer(cloud, `${TOOLS}/jtbd_needs/Needs 0/data/needs`, {
        uuid: 'needs',
        goals: [{ id: 'goal', layer: 'core', text: 'Prepare lunch', later: 'kept' }],
        states: [{ goalId: 'goal', importance: null }],
      }),
      writeAsServer(cloud, `${TOOLS}/liveEvents/webinar`, { registrationStatus: 'approved' }),
      writeAsServer(cloud, `${TOOLS}/eventProgress/webinar`, { position: 61 }),
      writeAsServer(cloud, 'customers/tools', { stripeId: 'cus_1' }),
      writeAsServer(cloud, 'customers/tools/subscriptions/one', { status: 'active' }),
    ])
    file = await exportAs(await open('tools@acme.test'), (documents) => progress.push(documents))
  })

  test('contains everything of the member, whatever the number of pages', () => {
    expect(file).toMatchObject({
      format: 'outcome-studio-export',
      exportedAt: NOW.toISOString(),
      member: { id: 'tools', fields: RECORD },
      events: [{ id: 'webinar', fields: { registrationStatus: 'approved' } }],
      eventProgress: [{ id: 'webinar', fields: { position: 61 } }],
      customer: { id: 'tools', fields: { stripeId: 'cus_1' } },
      unreadable: [],
    })
    expect(file.subscriptions).toContainEqual({ id: 'one', fields: { status: 'active' } })
    expect(file.needs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(Array.from({ length: 60 }, (_, index) => `Needs ${index}`)),
    )
  })

  test('contains the answers of respondents, readable', () => {
    expect(file.respondents.map(({ id, answers }) => [id, answers])).toEqual([
      [
        'lunch',
        {
          ...ANSWERS,
          outcomes: [{ statementId: 'outcome', importance: [5, 255], satisfaction: [1, 4] }],
        },
      ],
    ])
  })

  test('contains needs with their content, and those without any as they are', () => {
    expect(file.needs.find(({ id }) => id === 'Needs 0')).toEqual({
      id: 'Needs 0',
      fields: { docName: 'Needs 0' },
      content: {
        uuid: 'needs',
        goals: [{ id: 'goal', layer: 'core', text: 'Prepare lunch', later: 'kept' }],
        states: [{ goalId: 'goal', importance: null }],
      },
    })
    expect(file.needs.find(({ id }) => id === 'Needs 1')).toMatchObject({ content: null })
  })

  test('contains a study with its content, rules and coach sessions, and a damaged one as it is', () => {
    const lunch = file.studies.find(({ id }) => id === 'Lunch')
    expect(lunch).toEqual({
      id: 'Lunch',
      fields: { header: { docName: 'Lunch', uuid: 'lunch', revision: 3 }, later: 'kept' },
      content: { jtbd: { userInput: 'Prepare lunch' } },
      customRules: { rules: '{}' },
      coachSessions: [
        {
          id: 'one',
          fields: { title: 'First talk' },
          messages: [{ id: 'hello', fields: { text: 'Hello' } }],
        },
      ],
    })
    expect(file.studies.find(({ id }) => id === 'Damaged')).toMatchObject({
      fields: { header: 7 },
      content: null,
    })
  })

  test('contains coach sessions about studies that are not stored, once', () => {
    expect(file.otherCoachSessions).toContainEqual({
      id: 'unsaved',
      fields: { updatedAt: '' },
      coachSessions: [
        { id: 'two', fields: { title: 'Second talk' }, messages: [{ id: 'hi', fields: { text: 'Hi' } }] },
      ],
    })
    expect(file.otherCoachSessions.map(({ id }) => id)).not.toContain('lunch')
  })

  test('reports growing progress', () => {
    expect(progress.length).toBeGreaterThan(5)
    expect(progress).toEqual([...progress].sort((left, right) => left - right))
    expect(progress.at(-1)).toBeGreaterThan(60)
  })

  test('works for members without access, and requests only their own data', async () => {
    const study = 'domains/group.test/users/expired/triangularis/Mine'
    await writeAsServer(cloud, study, { header: { docName: 'Mine', uuid: 'mine' } })
    const exported = await exportAs(await open('expired@group.test'))
    expect(exported).toMatchObject({ studies: [{ id: 'Mine', customRules: null }], unreadable: [] })
  })

  test('ends at once when aborted', async () => {
    const controller = new AbortController()
    const connection = await open('tools@acme.test')
    const exporting = exportAs(connection, () => controller.abort(), controller.signal)
    await expect(exporting).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const nobody = openTestConnection(cloud)
    connections.push(nobody)
    await expect(exportAs(nobody)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  })

  describe('of data that the server refuses', () => {
    const member = { uid: 'tools', domain: 'acme.test', claims: { toolsAdmin: true } }

    /** The real source with a failure at one path. */
    async function failingAt(broken: string, error: Error): Promise<MemberSource> {
      const source = firestoreSource(await (await open('tools@acme.test')).firestore(), idle())
      const unless = <Result>(path: string, read: () => Promise<Result>) =>
        path.endsWith(broken) ? Promise.reject(error) : read()
      return {
        document: (path) => unless(path, () => source.document(path)),
        page: (path, after) => unless(path, () => source.page(path, after)),
      }
    }
    const refused = new FirebaseError('permission-denied', 'no')

    test.each([
      'Lunch/data/jtbd',
      'siaStudies/lunch/sessions',
      'siaStudies',
      'studyRespondents',
      'Lunch/config/customRules',
      'jtbd_needs',
      'Needs 0/data/needs',
    ])('%s is named, and the rest is there', async (broken) => {
      const data = await readMemberData(await failingAt(broken, refused), member, () => {})
      expect(data.unreadable).toEqual([
        {
          path: expect.stringContaining(broken),
          reason: describeError({ code: 'permission-denied' }).message,
        },
      ])
      expect(data.unreadable[0]?.path).not.toContain('domains/')
      expect(data.studies.map(({ id }) => id)).toEqual(expect.arrayContaining(['Damaged', 'Lunch']))
      expect(data.events).toHaveLength(1)
    })

    test('somebody else’s record is listed as unreadable', async () => {
      const source = firestoreSource(await (await open('expired@group.test')).firestore(), idle())
      const data = await readMemberData(source, member, () => {})
      expect(data).toMatchObject({ member: null, studies: [], needs: [], customer: null })
      expect(data.unreadable.length).toBeGreaterThanOrEqual(5)
    })

    test.each([
      new StudioError('cen/offline'),
      new StudioError('cen/sign-in-required'),
      new FirebaseError('deadline-exceeded', 'slow'),
    ])('what would fail everywhere ends it: $code', async (error) => {
      const source = await failingAt('Lunch/data/jtbd', error)
      await expect(readMemberData(source, member, () => {})).rejects.toBe(error)
    })
  })
})

test('returns how the user signed in', async () => {
  expect(await readSignIn(await open('standard@acme.test'))).toMatchObject({ isByToken: true })
})

describe('deleting the account', () => {
  test('ends the sign-in', async () => {
    const nora = await open('never@solo.test')
    await deleteMyAccount(nora)
    // As after a lost answer.
    await deleteMyAccount(nora)
    const { firestore } = nora
    const { sdk, db } = await firestore()
    const record = await sdk.getDocFromServer(sdk.doc(db, 'domains/solo.test/users/never'))
    expect(record.exists()).toBe(false)
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const nobody = openTestConnection(cloud)
    connections.push(nobody)
    await expect(deleteMyAccount(nobody)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  })
})

test('without a server, every call fails with cen/offline', async () => {
  const stella = await open('standard@acme.test')
  const { sdk } = await stella.firestore()
  sdk.setLogLevel('silent')
  cloud.interrupt()
  await expect(deleteMyAccount(stella)).rejects.toMatchObject({ code: 'cen/offline' })
  await expect(exportAs(stella)).rejects.toMatchObject({ code: 'cen/offline' })
  cloud.resume()
  expect((await onceOnline(() => exportAs(stella))).member?.id).toBe('standard')
})
