import { defineString } from 'firebase-functions/params'
import { isEncryptedOrLocal } from '../network/isEncryptedOrLocal.ts'

const ALLOWED_ORIGINS = defineString('ALLOWED_ORIGINS', {
  default: '',
  description:
    "The product's origins, separated by commas: https://…. Pages of other sites cannot call functions.",
})

/** The origins of the product's pages. */
export const allowedOrigins = (): readonly string[] =>
  ALLOWED_ORIGINS.value()
    .split(',')
    .filter((origin) => origin !== '')

/** The parameter ALLOWED_ORIGINS is missing or malformed. */
export class AllowedOriginsError extends Error {
  override readonly name = 'AllowedOriginsError'
}

/**
 * Refuses to start without the origins of the product: every page would be refused, so that no member could sign in.
 * While Firebase's tools read which functions there are, no parameter has a value yet.
 *
 * @param variables of the process
 * @throws AllowedOriginsError
 */
export function requireAllowedOrigins(variables: Readonly<Record<string, string | undefined>>): void {
  if (variables.FUNCTIONS_CONTROL_API === 'true' || variables.FUNCTIONS_MANIFEST_OUTPUT_PATH) return
  const origins = (variables.ALLOWED_ORIGINS ?? '').split(',')
  const wrong = origins.filter(
    (origin) => !isEncryptedOrLocal(origin) || URL.parse(origin)?.origin !== origin,
  )
  if (wrong.length === 0) return
  const what = origins.join('') === '' ? 'is missing' : `has ${JSON.stringify(wrong[0])}, which is no origin`
  throw new AllowedOriginsError(
    `The parameter ALLOWED_ORIGINS ${what}. It lists the origins of the product, separated by commas: https://studio.example.com`,
  )
}
