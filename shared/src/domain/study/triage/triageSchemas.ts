import * as z from 'zod/mini'
import { readableEntries } from '../../base/readableEntries.ts'
import { STATUSES } from './Triage.ts'

const text = z.string().check(z.minLength(1))

/** The stored fields of a statement's triage. */
export const triageSchemas = {
  status: z.enum(STATUSES),
  owner: text,
  tags: readableEntries(text).check(z.refine(({ length }) => length > 0)),
} as const
