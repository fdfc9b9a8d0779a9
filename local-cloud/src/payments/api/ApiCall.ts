import type { z } from 'zod'
import type { Payments } from '../store/Payments.ts'
import { readParameters } from './parameters.ts'
import type { Parameter } from './parseForm.ts'

/** One authorized request of the API. */
export interface ApiCall {
  readonly payments: Payments
  /** The variable parts of the path, in order. */
  readonly ids: readonly string[]
  /** Path of the request, which a list repeats. */
  readonly path: string
  /** Parameters without `expand`. */
  readonly parameters: Readonly<Record<string, Parameter>>
}

/** Carries out one kind of request, and returns the object that is sent. @throws StripeError */
export type ApiEndpoint = (call: ApiCall) => object

/** The parameters of a call. @throws StripeError */
export function parametersOf<Output>({ parameters }: ApiCall, schema: z.ZodType<Output>): Output {
  return readParameters(schema, parameters)
}

/** The first variable part of the path. */
export function idOf({ ids }: ApiCall): string {
  return ids[0] ?? ''
}
