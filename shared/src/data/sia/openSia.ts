import { siaChat } from '@outcome-studio/shared/callables/siaChat'
import { streamCallable } from '../callables/streamCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { createSiaRepository } from './createSiaRepository.ts'
import type { SiaRepository } from './SiaRepository.ts'

/** The sessions of the member who is signed in on the connection, with the coach of its server. */
export function openSia(connection: Connection, now: () => Date): SiaRepository {
  return createSiaRepository({
    connection,
    now,
    ask: ({ study, needs, ...ids }, { onChunk, signal }) =>
      streamCallable(
        siaChat,
        { ...ids, study, needs },
        { onChunk: ({ text }) => onChunk(text), signal },
        connection,
      ),
  })
}
