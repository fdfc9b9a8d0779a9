import { isRecord } from '@outcome-studio/shared/domain/base'
import { readSiaMessage, SIA_TITLE_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import { StudioError, type StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import type { Connection } from '../connection/Connection.ts'
import type { Documents } from '../documents/Documents.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { inMemberStore } from '../repository/inMemberStore.ts'
import type { SignedIn } from '../session/Session.ts'
import { forgetSessions } from './forgetSessions.ts'
import type {
  SiaAnswer,
  SiaAnswerOptions,
  SiaQuestion,
  SiaRepository,
  SiaSessionKey,
} from './SiaRepository.ts'
import { sendMessage } from './sendMessage.ts'
import { type SiaPaths, siaPaths } from './siaPaths.ts'
import { watchSessions } from './watchSessions.ts'

/** Calls siaChat. The answer is as it is stored. */
export type AskServer = (
  question: SiaQuestion,
  options: SiaAnswerOptions,
) => Promise<{ readonly answer: unknown } & Pick<SiaAnswer, 'budget'>>

interface SiaDependencies {
  readonly connection: Pick<Connection, 'source'>
  readonly now: () => Date
  readonly ask: AskServer
}

const LOADING: StudioErrorCode = 'cen/doc-loading-error'

/** The sessions of the member who is signed in on the connection. Errors are those of SiaRepository. */
export function createSiaRepository({ connection, now, ask }: SiaDependencies): SiaRepository {
  const { source } = connection

  const listen = (
    onError: (error: Error) => void,
    start: (documents: Documents, member: SignedIn, fail: (cause: unknown) => void) => () => void,
  ) => {
    const fail = (cause: unknown) => onError(toStudioError(cause, LOADING))
    return listenWhenReady(async () => {
      const member = await source.member()
      return start(await source.documents(), member, fail)
    }, fail)
  }

  const change = (key: SiaSessionKey, work: (documents: Documents, paths: SiaPaths) => Promise<void>) =>
    inMemberStore(
      source,
      ({ documents, member }) => work(documents, siaPaths(member, key)),
      'cen/internal-error',
    )

  const updateSession = (key: SiaSessionKey, changes: Fields) =>
    change(key, (documents, { session }) =>
      documents.transact(async (transaction) => {
        if (!(await transaction.get(session))) throw new StudioError('cen/doc-not-found')
        transaction.update(session, changes)
      }),
    )

  return {
    watchSessions: (onSessions, onError) =>
      listen(onError, (documents, member, fail) => watchSessions(documents, member, onSessions, fail)),
    watchMessages: (key, onMessages, onError) =>
      listen(onError, (documents, member, fail) =>
        documents.watch(
          siaPaths(member, key).messages,
          (stored) => onMessages(stored.flatMap(({ id, fields }) => readSiaMessage(id, fields) ?? [])),
          fail,
        ),
      ),
    readMessages: (key, limit) =>
      inMemberStore(
        source,
        async ({ documents, member }) => {
          const query = { field: 'createdAt', below: null, order: 'latest', limit } as const
          const stored = await documents.list(siaPaths(member, key).messages, query)
          return stored.flatMap(({ id, fields }) => readSiaMessage(id, fields) ?? [])
        },
        LOADING,
      ),
    send: (session, message) =>
      inMemberStore(source, (store) => sendMessage(store, session, message), 'cen/internal-error'),
    ask: async (question, options) => {
      const { answer, budget } = await ask(question, options)
      return { answer: readSiaMessage(question.answerId, answer), budget }
    },
    requestStop: (key, answerId) =>
      change(key, async (documents, { message }) => {
        const answer = await documents.get(message(answerId))
        if (answer?.status !== 'growing') return
        // A transaction that reads the answer would conflict with the server's writes to it.
        await documents.transact(async (transaction) =>
          transaction.update(message(answerId), { stopRequested: true }),
        )
      }),
    decide: (key, answerId, proposalId, decision) =>
      change(key, (documents, { message }) =>
        documents.transact(async (transaction) => {
          const answer = await transaction.get(message(answerId))
          if (answer === undefined) throw new StudioError('cen/doc-not-found')
          const { [proposalId]: _before, ...others }: Fields = isRecord(answer.decisions)
            ? answer.decisions
            : {}
          const decisions = decision === null ? others : { ...others, [proposalId]: { ...decision } }
          transaction.update(message(answerId), { decisions })
        }),
      ),
    rename: (key, title) => updateSession(key, { title: title.trim().slice(0, SIA_TITLE_MAX_LENGTH) }),
    linkNeeds: (key, needsUuid) => updateSession(key, { needsUuid }),
    remove: (key) => updateSession(key, { removedAt: now().toISOString() }),
    restore: (key) => updateSession(key, { removedAt: null }),
    forgetRemoved: () =>
      inMemberStore(source, (store) => forgetSessions({ ...store, now }), 'cen/internal-error'),
  }
}
