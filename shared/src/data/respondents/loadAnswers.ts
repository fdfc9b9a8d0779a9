import { isEqual } from '@outcome-studio/shared/domain/base'
import type { RespondentPaths } from '@outcome-studio/shared/domain/paths'
import {
  chunkNumbers,
  DamagedAnswersError,
  parseSurveyHead,
  type SurveyAnswers,
  type SurveyHead,
  unpackAnswers,
} from '@outcome-studio/shared/domain/respondents'
import type { Documents } from '../documents/Documents.ts'
import { type StoredBytes, storedBytes } from '../documents/storedBytes.ts'

/** What is stored about a study's respondents. */
export const readHead = async (documents: Documents, paths: RespondentPaths): Promise<SurveyHead> =>
  parseSurveyHead(await documents.get(paths.head))

/**
 * Reads the answers of a study's respondents; null if there are none.
 * @throws DamagedAnswersError
 */
export async function loadAnswers(
  documents: Documents,
  paths: RespondentPaths,
): Promise<SurveyAnswers | null> {
  for (let { current } = await readHead(documents, paths); current !== null; ) {
    const numbers = chunkNumbers(current)
    const chunks = await Promise.all(numbers.map((number) => documents.get(paths.chunk(number))))
    if (chunks.every((chunk) => chunk !== undefined)) return unpackAnswers(joinChunks(chunks.map(bytesOf)))
    // An import has replaced the answers in the meantime.
    const { current: latest } = await readHead(documents, paths)
    if (isEqual(latest, current)) throw new DamagedAnswersError()
    current = latest
  }
  return null
}

function bytesOf({ bytes }: Readonly<Record<string, unknown>>): StoredBytes {
  try {
    return storedBytes(bytes)
  } catch (cause) {
    throw new DamagedAnswersError(cause)
  }
}

/** The chunks as one. */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
