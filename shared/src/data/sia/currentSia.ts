import { createLazy } from '@outcome-studio/shared/domain/base'
import type { Connection } from '../connection/Connection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { createCurrentRepository } from '../repository/createCurrentRepository.ts'
import type { SiaRepository } from './SiaRepository.ts'

const current = createCurrentRepository(({ now }, connection) =>
  lazySia(async () => (await import(/* webpackChunkName: 'sia' */ './openSia.ts')).openSia(connection, now)),
)

/** The sessions of the member who is signed in on this page. */
export const siaRepository = (): SiaRepository => current.get()

/** Uses a repository for a connection. For tests without a server. */
export function provideSia(connection: Connection, sia: SiaRepository): void {
  current.provide(connection, sia)
}

/** A repository whose code is loaded when it is first used: few members have the coach. */
function lazySia(open: () => Promise<SiaRepository>): SiaRepository {
  const lazy = createLazy(open)
  const listen = (onError: (error: Error) => void, start: (loaded: SiaRepository) => () => void) =>
    listenWhenReady(
      async () => start(await lazy.load()),
      (cause) => onError(toStudioError(cause, 'cen/internal-error')),
    )
  const sia = async (): Promise<SiaRepository> => {
    try {
      return await lazy.load()
    } catch (cause) {
      throw toStudioError(cause, 'cen/internal-error')
    }
  }
  return {
    watchSessions: (onSessions, onError) =>
      listen(onError, (loaded) => loaded.watchSessions(onSessions, onError)),
    watchMessages: (key, onMessages, onError) =>
      listen(onError, (loaded) => loaded.watchMessages(key, onMessages, onError)),
    readMessages: async (key, limit) => (await sia()).readMessages(key, limit),
    send: async (session, message) => (await sia()).send(session, message),
    ask: async (question, options) => (await sia()).ask(question, options),
    requestStop: async (key, answerId) => (await sia()).requestStop(key, answerId),
    decide: async (key, answerId, proposal, decision) =>
      (await sia()).decide(key, answerId, proposal, decision),
    rename: async (key, title) => (await sia()).rename(key, title),
    linkNeeds: async (key, needsUuid) => (await sia()).linkNeeds(key, needsUuid),
    remove: async (key) => (await sia()).remove(key),
    restore: async (key) => (await sia()).restore(key),
    forgetRemoved: async () => (await sia()).forgetRemoved(),
  }
}
