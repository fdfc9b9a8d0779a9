import { type CoachMessage, SIA_ANSWER_LEASE } from '@outcome-studio/shared/domain/coach'
import { type MemberKey, messagePath, messagesPath, sessionsPath } from '@outcome-studio/shared/domain/paths'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import { ServiceError } from '../../errors/ServiceError.ts'
import { type AskServer, createSiaRepository } from '../../sia/createSiaRepository.ts'
import type { SiaAnswer, SiaAnswerOptions, SiaQuestion, SiaRepository } from '../../sia/SiaRepository.ts'
import { createDemand, type Demand } from './createDemand.ts'
import type { DocumentDoubleOptions } from './createDocumentDouble.ts'
import type { MemoryDatabase } from './createMemoryDatabase.ts'

type SiaAction = keyof SiaRepository

/** Controls of one answer for a script. */
export interface ScriptedAnswer {
  readonly question: SiaQuestion
  /** Appends to the stored answer, and to the caller's unless the caller has disconnected. */
  readonly write: (text: string) => void
  /** Appends to the stored answer alone, as if the connection was cut. */
  readonly store: (text: string) => void
  /** Appends to the caller's answer alone, as before the server stores it. */
  readonly stream: (text: string) => void
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal
  /** Whether the member asked to stop, in any tab. */
  readonly isStopRequested: () => boolean
}

/** Fields of the whole answer that differ from a plain one, and the budget. */
type ScriptedEnd = Partial<
  Pick<CoachMessage, 'status' | 'choices' | 'proposals' | 'state' | 'by' | 'notice'>
> &
  Partial<Pick<SiaAnswer, 'budget'>>

/**
 * Behavior of the coach's server. A script that rejects simulates a killed server: its answer stays growing. A script
 * that never ends simulates a server that hangs.
 */
export type SiaScript = (answer: ScriptedAnswer) => Promise<ScriptedEnd>

/** The real repository over a database in memory, with a coach by script, and with failures and delays on demand. */
export interface SiaDouble extends SiaRepository, Pick<Demand<SiaAction>, 'failNext' | 'hold'> {
  /** Answers the next questions by a script; without one the answer is "Understood." */
  answerWith(script: SiaScript): void
  /** Questions that reached the server, oldest first. */
  readonly asked: readonly SiaQuestion[]
  /** Replaces a message without checking the access rules, as the server could. */
  writeMessage(question: Pick<SiaQuestion, 'studyUuid' | 'sessionId'>, id: string, fields: Fields): void
}

const UNDERSTOOD: SiaScript = async ({ write }) => {
  write('Understood.')
  return {}
}

/** Creates a double without sessions, unless the database has some. */
export function createSiaDouble({ database, client, member, now }: DocumentDoubleOptions): SiaDouble {
  const { failNext, hold, pass, passing } = createDemand<SiaAction>()
  const asked: SiaQuestion[] = []
  let script = UNDERSTOOD

  const ask: AskServer = async (question, options) => {
    asked.push(question)
    return serve({ database, member, now, script }, question, options)
  }
  const repository = createSiaRepository({ connection: client, now, ask })
  const watching = (
    action: SiaAction,
    onError: (error: Error) => void,
    start: () => () => void,
  ): (() => void) => {
    let release = () => {}
    let isReleased = false
    pass(action).then(
      () => {
        if (!isReleased) release = start()
      },
      (error) => {
        if (!isReleased) onError(error)
      },
    )
    return () => {
      isReleased = true
      release()
    }
  }
  return {
    watchSessions: (onSessions, onError) =>
      watching('watchSessions', onError, () => repository.watchSessions(onSessions, onError)),
    watchMessages: (key, onMessages, onError) =>
      watching('watchMessages', onError, () => repository.watchMessages(key, onMessages, onError)),
    readMessages: passing('readMessages', repository.readMessages),
    send: passing('send', repository.send),
    ask: passing('ask', repository.ask),
    requestStop: passing('requestStop', repository.requestStop),
    decide: passing('decide', repository.decide),
    rename: passing('rename', repository.rename),
    linkNeeds: passing('linkNeeds', repository.linkNeeds),
    remove: passing('remove', repository.remove),
    restore: passing('restore', repository.restore),
    forgetRemoved: passing('forgetRemoved', repository.forgetRemoved),
    failNext,
    hold,
    answerWith: (next) => {
      script = next
    },
    asked,
    writeMessage: (key, id, fields) => database.write(pathOf(member, key, id), fields),
  }
}

function pathOf(
  member: MemberKey,
  { studyUuid, sessionId }: Pick<SiaQuestion, 'studyUuid' | 'sessionId'>,
  id: string,
) {
  const sessions = sessionsPath(member, studyUuid)
  if (sessions === null) throw new Error(`${studyUuid} cannot have sessions.`)
  return messagePath(messagesPath(sessions, sessionId), id)
}

interface ScriptedServer extends Pick<DocumentDoubleOptions, 'member' | 'now'> {
  readonly database: MemoryDatabase
  readonly script: SiaScript
}

/** Answers like siaChat. Rejects with the signal's reason as soon as the caller aborts; the script continues. */
async function serve(
  { database, member, now, script }: ScriptedServer,
  question: SiaQuestion,
  { onChunk, signal }: SiaAnswerOptions,
): ReturnType<AskServer> {
  signal.throwIfAborted()
  const path = pathOf(member, question, question.answerId)
  const stored = () => database.read(path) ?? {}
  if (database.read(path) !== undefined) return { answer: stored(), budget: null }
  if (database.read(pathOf(member, question, question.messageId)) === undefined) {
    throw new ServiceError('functions/not-found', 'The message is not stored.')
  }
  const lease = () => new Date(now().getTime() + SIA_ANSWER_LEASE).toISOString()
  database.write(path, {
    role: 'coach',
    text: '',
    createdAt: now().toISOString(),
    parentId: question.messageId,
    status: 'growing',
    growsUntil: lease(),
    by: 'rules',
    verPrompt: '',
    notice: null,
    choices: [],
    proposals: [],
    decisions: {},
    stopRequested: false,
    state: '',
  })
  const store = (text: string) =>
    database.write(path, { ...stored(), text: `${String(stored().text)}${text}`, growsUntil: lease() })
  const stream = (text: string) => {
    if (!signal.aborted) onChunk(text)
  }
  const isStopRequested = () => stored().stopRequested === true
  const work = async () => {
    const { budget = null, ...end } = await script({
      question,
      write: (text) => {
        store(text)
        stream(text)
      },
      store,
      stream,
      signal,
      isStopRequested,
    })
    const status = signal.aborted || isStopRequested() ? 'stopped' : 'whole'
    database.write(path, { ...stored(), status, ...end })
    return { answer: stored(), budget }
  }
  return untilAborted(work(), signal)
}

function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
