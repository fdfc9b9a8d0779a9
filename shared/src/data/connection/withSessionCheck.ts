import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Documents } from '../documents/Documents.ts'
import { isServiceError } from '../errors/ServiceError.ts'
import type { Connection } from './Connection.ts'
import { confirmSession } from './confirmSession.ts'

/**
 * Wraps documents to check the session after a refusal of the database. A session that has ended on the server also
 * ends on this page, and the refusal becomes cen/sign-in-required.
 */
export function withSessionCheck(documents: Documents, connection: Pick<Connection, 'auth'>): Documents {
  const reasonFor = async (cause: unknown): Promise<unknown> =>
    isRefusal(cause) && !(await confirmSession(connection))
      ? new StudioError('cen/sign-in-required', { cause })
      : cause
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (cause) {
      throw await reasonFor(cause)
    }
  }
  const watched = (onError: (cause: unknown) => void) => (cause: unknown) => {
    if (isRefusal(cause)) void confirmSession(connection)
    onError(cause)
  }
  return {
    get: (path) => explained(documents.get(path)),
    list: (collection, query) => explained(documents.list(collection, query)),
    transact: (update) => explained(documents.transact(update)),
    watchOne: (path, onFields, onError) => documents.watchOne(path, onFields, watched(onError)),
    watch: (collection, onDocuments, onError, filter, range) =>
      documents.watch(collection, onDocuments, watched(onError), filter, range),
  }
}

const isRefusal = (cause: unknown): boolean => isServiceError(cause) && cause.code === 'permission-denied'
