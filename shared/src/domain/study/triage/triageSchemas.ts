import * as z from 'zod/mini'
import { STATUSES } from './Triage.ts'

const text = z.string().check(z.minLength(1))

/** The stored fields of a statement's triage. */
export const triageSchemas = {
  status: z.enum(STATUSES),
  owner: text,
  tags: z.array(text).check(z.minLength(1)),
} as const
