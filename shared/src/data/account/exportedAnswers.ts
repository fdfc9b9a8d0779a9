import type { Json, JsonObject } from '@outcome-studio/shared/domain/account'
import { DamagedAnswersError, unpackAnswers } from '@outcome-studio/shared/domain/respondents'
import { joinChunks } from '../respondents/loadAnswers.ts'

/**
 * Turns stored chunks of answers into what a member can read.
 * @param chunks base64, as plainFields writes bytes
 * @returns null for no chunks
 * @throws DamagedAnswersError
 */
export function exportedAnswers(chunks: readonly (Json | undefined)[]): JsonObject | null {
  if (chunks.length === 0) return null
  const { scale, respondents, screeners, outcomes } = unpackAnswers(joinChunks(chunks.map(bytesOf)))
  return {
    scale,
    respondents,
    screeners: screeners.map(({ title, answers }) => ({ title, answers })),
    outcomes: outcomes.map(({ statementId, importance, satisfaction }) => ({
      statementId,
      importance: [...importance],
      satisfaction: [...satisfaction],
    })),
  }
}

function bytesOf(chunk: Json | undefined): Uint8Array {
  if (typeof chunk !== 'string') throw new DamagedAnswersError()
  return Uint8Array.from(atob(chunk), (character) => character.charCodeAt(0))
}
