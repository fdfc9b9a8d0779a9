import { ERROR_CATALOGUE, type StudioErrorCode } from '@outcome-studio/shared/domain'
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https'

/** A refusal in the words of the error catalogue; its details carry the catalogue's code for the client. */
export function refusal(status: FunctionsErrorCode, code: StudioErrorCode): HttpsError {
  return new HttpsError(status, ERROR_CATALOGUE[code].message, { code })
}
