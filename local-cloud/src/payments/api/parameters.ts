import { z } from 'zod'
import type { Parameter } from './parseForm.ts'
import { invalidRequest, type StripeError } from './StripeError.ts'

/** Text; '' unsets it. */
export const text = z.string().transform((value) => (value === '' ? null : value))
export const integer = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Keys of metadata; the value '' removes a key, and '' instead of the keys removes all. */
export const metadata = z.union([
  z.literal('').transform(() => null),
  z.record(z.string().max(40), z.string().max(500)),
])
/** Parameters that this server accepts and that make no difference to it. */
export const ignored = z.unknown().optional()

/**
 * Reads the parameters of a request.
 *
 * @throws StripeError in Stripe's words: unknown, missing or invalid
 */
export function readParameters<Output>(
  schema: z.ZodType<Output>,
  parameters: Readonly<Record<string, Parameter>>,
): Output {
  const result = schema.safeParse(parameters)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw issue ? errorOf(issue, parameters) : invalidRequest('Invalid request')
}

function errorOf(issue: z.core.$ZodIssue, parameters: Readonly<Record<string, Parameter>>): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  const param = bracketed(issue.path)
  if (valueAt(parameters, issue.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, param, 'parameter_invalid')
}

function bracketed([first = '', ...rest]: readonly PropertyKey[]): string {
  return `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`
}

function valueAt(parameters: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined),
    parameters,
  )
}

/** Metadata after a change of some keys. */
export function changedMetadata(
  before: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> {
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}
