import { ERROR_CATALOGUE, type StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https'

/** A refusal with the message of the error catalogue. Its details carry the code for the client. */
export function refusal(status: FunctionsErrorCode, code: StudioErrorCode): HttpsError {
  return new HttpsError(status, ERROR_CATALOGUE[code].message, { code })
}
