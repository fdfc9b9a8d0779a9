import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { RespondentPaths } from '@outcome-studio/shared/domain/paths'
import {
  allChunkNumbers,
  CHUNK_BYTES,
  CHUNKS_MAX,
  chunkNumbers,
  type PendingSurvey,
  packAnswers,
  parseSurveyHead,
  type StoredSurvey,
  type SurveyAnswers,
  type SurveyHead,
} from '@outcome-studio/shared/domain/respondents'
import type { Documents } from '../documents/Documents.ts'
import type { DocumentStore } from '../repository/DocumentStore.ts'
import type { ImportOptions } from './RespondentsRepository.ts'

/**
 * Bytes per chunk of a small survey. The SDK encodes a chunk in one go: the page does not answer for 40 ms with 450,000
 * bytes on a slow device. Smaller ones add requests.
 */
const SMALL_CHUNK = 300_000

/** Screeners that are named without reading the answers. */
const SCREENERS_MAX = 50

type Store = Pick<DocumentStore, 'documents' | 'now' | 'newUuid'>

/** @throws as RespondentsRepository.replace */
export async function replaceAnswers(
  { documents, now, newUuid }: Store,
  paths: RespondentPaths,
  answers: SurveyAnswers,
  { onChunk, signal }: ImportOptions,
): Promise<StoredSurvey> {
  const bytes = packAnswers(answers)
  if (bytes.length > CHUNK_BYTES * CHUNKS_MAX) throw new StudioError('cen/survey-too-large')
  signal.throwIfAborted()
  const size = Math.max(SMALL_CHUNK, Math.ceil(bytes.length / CHUNKS_MAX))
  const count = Math.ceil(bytes.length / size)
  const id = newUuid()
  try {
    const pending = await start(documents, paths, id)
    for (let at = 0; at < count; at += 1) {
      onChunk(at, count)
      signal.throwIfAborted()
      await append(documents, paths, { ...pending, chunks: at }, bytes.slice(at * size, (at + 1) * size))
    }
    onChunk(count, count)
    signal.throwIfAborted()
    return await finish(documents, paths, {
      ...pending,
      chunks: count,
      scale: answers.scale,
      respondents: answers.respondents.length,
      outcomes: answers.outcomes.length,
      screeners: answers.screeners.slice(0, SCREENERS_MAX).map(({ title }) => title),
      importedAt: now().toISOString(),
    })
  } catch (cause) {
    // The chunks do not count. If they cannot be deleted now, the next import deletes them.
    await discard(documents, paths, id).catch(() => {})
    throw cause
  }
}

/** Begins an import after the current answers, and deletes the chunks of one that was given up. */
function start(documents: Documents, paths: RespondentPaths, id: string): Promise<PendingSurvey> {
  return documents.transact(async (transaction) => {
    const { current, pending: left } = parseSurveyHead(await transaction.get(paths.head))
    if (left?.id === id) return left
    const pending = { id, first: current ? current.first + current.chunks : 1, chunks: 0 }
    transaction.write([
      ...chunkNumbers(left).map((number) => ({ path: paths.chunk(number), fields: null })),
      { path: paths.head, fields: { current, pending } },
    ])
    return pending
  })
}

/**
 * Adds the next chunk. A transaction runs again if its answer was lost: the chunk is then there already.
 * @param pending before the chunk
 */
async function append(
  documents: Documents,
  paths: RespondentPaths,
  pending: PendingSurvey,
  bytes: Uint8Array,
): Promise<void> {
  await documents.transact(async (transaction) => {
    const head = parseSurveyHead(await transaction.get(paths.head))
    if (requirePending(head, pending.id).chunks > pending.chunks) return
    transaction.write([
      { path: paths.chunk(pending.first + pending.chunks), fields: { bytes } },
      {
        path: paths.head,
        fields: { current: head.current, pending: { ...pending, chunks: pending.chunks + 1 } },
      },
    ])
  })
}

/** Makes the pending chunks the current ones, and deletes those before. */
function finish(documents: Documents, paths: RespondentPaths, stored: StoredSurvey): Promise<StoredSurvey> {
  return documents.transact(async (transaction) => {
    const head = parseSurveyHead(await transaction.get(paths.head))
    if (head.current?.id === stored.id) return head.current
    requirePending(head, stored.id)
    transaction.write([
      ...chunkNumbers(head.current).map((number) => ({ path: paths.chunk(number), fields: null })),
      { path: paths.head, fields: { current: stored, pending: null } },
    ])
    return stored
  })
}

/** Deletes the chunks of an import that has ended early. */
async function discard(documents: Documents, paths: RespondentPaths, id: string): Promise<void> {
  await documents.transact(async (transaction) => {
    const { current, pending } = parseSurveyHead(await transaction.get(paths.head))
    if (pending?.id !== id) return
    transaction.write([
      ...chunkNumbers(pending).map((number) => ({ path: paths.chunk(number), fields: null })),
      { path: paths.head, fields: current ? { current, pending: null } : null },
    ])
  })
}

/** Deletes all answers of a study. */
export async function removeAnswers(documents: Documents, paths: RespondentPaths): Promise<void> {
  await documents.transact(async (transaction) => {
    const stored = await transaction.get(paths.head)
    if (stored === undefined) return
    const numbers = allChunkNumbers(parseSurveyHead(stored))
    const chunks = numbers.map((number) => ({ path: paths.chunk(number), fields: null }))
    transaction.write([...chunks, { path: paths.head, fields: null }])
  })
}

function requirePending({ pending }: SurveyHead, id: string): PendingSurvey {
  if (pending?.id !== id) throw new StudioError('cen/doc-changed')
  return pending
}
