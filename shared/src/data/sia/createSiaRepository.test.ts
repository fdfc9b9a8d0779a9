import { randomUUID } from 'node:crypto'
import {
  type MemberMessage,
  memberMessageFields,
  proposalId,
  type SiaMessage,
  type SiaMessageId,
  type SiaSession,
  siaMessageId,
  siaSessionId,
} from '@outcome-studio/shared/domain/coach'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import { describeContract, losingAnswers } from '../testing/describeContract.ts'
import type { DataClient } from '../testing/double/DataClient.ts'
import { createSiaRepository } from './createSiaRepository.ts'
import type { SiaRepository, SiaSessionKey } from './SiaRepository.ts'

const COACHED = 'tools@acme.test'
const ROOT = 'domains/acme.test/users/tools/siaStudies'
const TIME = '2026-11-23T10:00:00.000Z'
const LATER = '2026-11-23T11:00:00.000Z'
const DAY = 86_400_000

const session = (fields: Partial<SiaSession> = {}): SiaSession => ({
  id: siaSessionId(randomUUID()),
  studyUuid: randomUUID(),
  title: 'Handing over patients',
  createdAt: TIME,
  updatedAt: TIME,
  removedAt: null,
  needsUuid: null,
  ...fields,
})
const message = (fields: Partial<MemberMessage> = {}): MemberMessage => ({
  id: siaMessageId(randomUUID()),
  role: 'member',
  text: 'I help nurses.',
  createdAt: TIME,
  parentId: null,
  ...fields,
})
const keyOf = ({ id, studyUuid }: SiaSession): SiaSessionKey => ({ studyUuid, sessionId: id })
const pathOf = ({ id, studyUuid }: SiaSession) => `${ROOT}/${studyUuid}/sessions/${id}`
const answer = (parentId: SiaMessageId): Fields => ({
  role: 'coach',
  text: 'Who',
  createdAt: TIME,
  parentId,
  status: 'growing',
  growsUntil: LATER,
  by: 'rules',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  decisions: {},
  stopRequested: false,
  state: '',
})

/** Resolves with the first value that is as wanted. */
function first<Value>(
  watch: (onValue: (value: Value) => void, onError: (error: Error) => void) => () => void,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const release = watch((value) => {
      if (!isWanted(value)) return
      resolve(value)
      queueMicrotask(() => release())
    }, reject)
  })
}
const sessionsOf = (sia: SiaRepository, isWanted: (sessions: readonly SiaSession[]) => boolean) =>
  first(sia.watchSessions, isWanted)
const messagesOf = (
  sia: SiaRepository,
  key: SiaSessionKey,
  isWanted: (messages: readonly SiaMessage[]) => boolean,
) =>
  first<readonly SiaMessage[]>((onMessages, onError) => sia.watchMessages(key, onMessages, onError), isWanted)
const noServer = () => Promise.reject(new Error('No server.'))

describeContract(({ open, read, write }) => {
  let client: DataClient
  let sia: SiaRepository
  const siaOf = (theirs: DataClient, now = () => new Date()) =>
    createSiaRepository({ connection: theirs, now, ask: noServer })
  beforeAll(async () => {
    client = await open(COACHED)
    sia = siaOf(client)
  })

  /** A session with a message and a growing answer. */
  async function answered() {
    const own = session()
    const question = message()
    await sia.send(own, question)
    const answerId = siaMessageId(randomUUID())
    const path = `${pathOf(own)}/messages/${answerId}`
    await write(path, answer(question.id))
    return { own, key: keyOf(own), question, answerId, path }
  }

  test('the latest messages of a session are read once', async () => {
    const own = session()
    for (const [at, createdAt] of [TIME, LATER].entries())
      await sia.send(own, message({ text: `Message ${at}`, createdAt }))
    const texts = async (limit: number) =>
      (await sia.readMessages(keyOf(own), limit)).map(({ text }) => text).sort()
    expect(await texts(1)).toEqual(['Message 1'])
    expect(await texts(10)).toEqual(['Message 0', 'Message 1'])
    expect(await sia.readMessages(keyOf(session()), 10)).toEqual([])
  })

  test('a message is stored with its session, and the study is listed', async () => {
    const own = session({ needsUuid: 'n1' })
    const sent = message({ createdAt: LATER })
    await sia.send(own, sent)
    expect(await read(`${pathOf(own)}/messages/${sent.id}`)).toEqual(memberMessageFields(sent))
    const [listed] = (await sessionsOf(sia, (list) => list.some(({ id }) => id === own.id))).filter(
      ({ id }) => id === own.id,
    )
    expect(listed).toEqual({ ...own, updatedAt: LATER })
    expect(await messagesOf(sia, keyOf(own), (list) => list.length > 0)).toEqual([sent])
  })

  test('a message sent twice, even at once, is one message as it was first sent', async () => {
    const own = session()
    const sent = message()
    await Promise.all([sia.send(own, sent), siaOf(await open(COACHED)).send(own, sent)])
    await sia.send(own, { ...sent, text: 'Something else.' })
    expect(await messagesOf(sia, keyOf(own), () => true)).toEqual([sent])
  })

  test('a message whose acknowledgement was lost can be sent again', async () => {
    const device = losingAnswers(client)
    const own = session()
    const sent = message()
    device.loseNext()
    await expect(siaOf(device).send(own, sent)).rejects.toMatchObject({ code: 'cen/offline' })
    await siaOf(device).send(own, sent)
    expect(await messagesOf(sia, keyOf(own), () => true)).toEqual([sent])
  })

  test('a further message keeps the title and the later time, and restores the session', async () => {
    const own = session()
    await sia.send(own, message({ createdAt: LATER }))
    await sia.rename(keyOf(own), '  Shift ends  ')
    await sia.remove(keyOf(own))
    expect((await read(pathOf(own)))?.removedAt).toEqual(expect.any(String))
    await sia.send(own, message())
    expect(await read(pathOf(own))).toEqual({
      title: 'Shift ends',
      createdAt: TIME,
      updatedAt: LATER,
      removedAt: null,
      needsUuid: null,
    })
  })

  test('a session gets a needs document, which a further message keeps', async () => {
    const own = session()
    await expect(sia.linkNeeds(keyOf(own), 'n1')).rejects.toMatchObject({ code: 'cen/doc-not-found' })
    await sia.send(own, message())
    await sia.linkNeeds(keyOf(own), 'n1')
    await sia.send(own, message())
    expect(await read(pathOf(own))).toMatchObject({ title: own.title, needsUuid: 'n1' })
  })

  test('sessions about several studies are listed, the latest first, and followed', async () => {
    const [older, newer] = [session(), session()]
    await sia.send(older, message({ createdAt: '2098-01-01T00:00:00.000Z' }))
    await sia.send(newer, message({ createdAt: '2099-01-01T00:00:00.000Z' }))
    const ids = (await sessionsOf(sia, (list) => list.some(({ id }) => id === newer.id))).map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual([newer.id, older.id])

    const restored = sessionsOf(sia, (list) => list[0]?.title === 'Renamed' && list[0].removedAt === null)
    await sia.remove(keyOf(newer))
    await sia.rename(keyOf(newer), 'Renamed')
    await sia.restore(keyOf(newer))
    await restored

    const gone = sessionsOf(sia, (list) => !list.some(({ id }) => id === newer.id))
    await write(pathOf(newer), null)
    await write(`${ROOT}/${newer.studyUuid}`, null)
    await gone
    await write(pathOf(older), null)
    await write(`${ROOT}/${older.studyUuid}`, null)
  })

  test('malformed documents are left out', async () => {
    const { own, key, question } = await answered()
    await write(`${pathOf(own)}/messages/bad`, { role: 'system', text: 'x' })
    await write(`${ROOT}/${own.studyUuid}/sessions/bad`, { title: 'No time' })
    const messages = await messagesOf(sia, key, (list) => list.length > 1)
    expect(messages.map(({ role }) => role).sort()).toEqual(['coach', 'member'])
    expect(messages).toContainEqual(question)
    const listed = await sessionsOf(sia, (list) => list.some(({ id }) => id === own.id))
    expect(listed.map(({ id }) => id)).not.toContain('bad')
  })

  test('reports nothing after its release', async () => {
    const onAny = jest.fn()
    const own = session()
    sia.watchSessions(onAny, onAny)()
    sia.watchMessages(keyOf(own), onAny, onAny)()
    const release = sia.watchSessions(onAny, onAny)
    await sessionsOf(sia, () => true)
    release()
    onAny.mockClear()
    await sia.send(own, message())
    await sessionsOf(sia, (list) => list.some(({ id }) => id === own.id))
    expect(onAny).not.toHaveBeenCalled()
  })

  test('decisions are added, changed and taken back, each by itself', async () => {
    const { key, answerId, path } = await answered()
    const [one, other] = [proposalId('p-1'), proposalId('p.2')]
    await Promise.all([
      sia.decide(key, answerId, one, { kind: 'accepted', text: 'Mine' }),
      siaOf(await open(COACHED)).decide(key, answerId, other, { kind: 'rejected' }),
    ])
    const both = { 'p-1': { kind: 'accepted', text: 'Mine' }, 'p.2': { kind: 'rejected' } }
    expect(await read(path)).toMatchObject({ decisions: both })
    await sia.decide(key, answerId, one, null)
    expect((await read(path))?.decisions).toEqual({ 'p.2': { kind: 'rejected' } })
    const gone = sia.decide(key, siaMessageId('gone'), one, { kind: 'rejected' })
    await expect(gone).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('a growing answer is asked to stop, and others are left alone', async () => {
    const { key, answerId, path, question } = await answered()
    await sia.requestStop(key, answerId)
    expect(await read(path)).toEqual({ ...answer(question.id), stopRequested: true })
    await write(path, { ...answer(question.id), status: 'whole' })
    await sia.requestStop(key, answerId)
    expect(await read(path)).toMatchObject({ stopRequested: false })
    await sia.requestStop(key, siaMessageId('gone'))
    await sia.requestStop(key, question.id)
  })

  test('forgets what was deleted more than a day ago, with its messages', async () => {
    const later = siaOf(client, () => new Date(Date.now() + DAY + 60_000))
    const first = await answered()
    const kept = session({ studyUuid: first.own.studyUuid })
    const alone = await answered()
    await sia.send(kept, message())
    await sia.remove(first.key)
    await sia.remove(alone.key)
    await sia.forgetRemoved()
    expect(await read(pathOf(first.own))).toBeDefined()

    await later.forgetRemoved()
    for (const { own, path, question } of [first, alone]) {
      expect(await read(pathOf(own))).toBeUndefined()
      expect(await read(path)).toBeUndefined()
      expect(await read(`${pathOf(own)}/messages/${question.id}`)).toBeUndefined()
    }
    expect(await read(pathOf(kept))).toBeDefined()
    expect(await read(`${ROOT}/${first.own.studyUuid}`)).toBeDefined()
    expect(await read(`${ROOT}/${alone.own.studyUuid}`)).toBeUndefined()
    await later.forgetRemoved()
  })

  test('forgets sessions about more studies than one request lists', async () => {
    const studies = Array.from({ length: 101 }, (_, index) => ({
      uuid: randomUUID(),
      updatedAt: new Date(Date.parse(TIME) + index).toISOString(),
    }))
    const stored = ({ uuid, updatedAt }: (typeof studies)[number]) => {
      const { id: _id, studyUuid: _study, ...fields } = session({ updatedAt, removedAt: updatedAt })
      return Promise.all([
        write(`${ROOT}/${uuid}`, { updatedAt }),
        write(`${ROOT}/${uuid}/sessions/only`, fields),
      ])
    }
    await Promise.all(studies.map(stored))
    await siaOf(client, () => new Date(Date.now() + 2 * DAY)).forgetRemoved()
    const left = await Promise.all(studies.map(({ uuid }) => read(`${ROOT}/${uuid}/sessions/only`)))
    expect(left.filter((fields) => fields !== undefined)).toEqual([])
  })

  test('a session that is gone cannot be renamed, deleted or restored', async () => {
    const refused = { code: 'cen/doc-not-found' }
    const key = keyOf(session())
    await expect(sia.rename(key, 'x')).rejects.toMatchObject(refused)
    await expect(sia.remove(key)).rejects.toMatchObject(refused)
    await expect(sia.restore(key)).rejects.toMatchObject(refused)
    const impossible = session({ studyUuid: '__x__' })
    await expect(sia.send(impossible, message())).rejects.toMatchObject(refused)
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const theirs = siaOf(await open(null))
    const refused = { code: 'cen/sign-in-required' }
    const key = keyOf(session())
    await expect(theirs.send(session(), message())).rejects.toMatchObject(refused)
    await expect(theirs.rename(key, 'x')).rejects.toMatchObject(refused)
    await expect(theirs.forgetRemoved()).rejects.toMatchObject(refused)
    await expect(sessionsOf(theirs, () => true)).rejects.toMatchObject(refused)
    await expect(messagesOf(theirs, key, () => true)).rejects.toMatchObject(refused)
  })
})
