import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import type { FieldPath } from '../paths/FieldPath.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { fieldPathSchema, integerSchema, valueSchema, wrappedIntegerSchema } from '../schema/wireSchemas.ts'
import type { Filter } from './Filter.ts'
import { parseFilter } from './parseFilter.ts'

const fieldSchema = z.object({ fieldPath: fieldPathSchema })
const cursorSchema = z.object({
  values: z.array(valueSchema).default([]),
  before: z.boolean().default(false),
})

const structuredQuerySchema = z.object({
  select: z.object({ fields: z.array(fieldSchema).default([]) }).optional(),
  from: z
    .array(z.object({ collectionId: z.string().default(''), allDescendants: z.boolean().default(false) }))
    .max(1, 'a query reads one collection or collection group')
    .default([]),
  where: z
    .unknown()
    .optional()
    .transform((input): Filter | undefined => (input ? parseFilter(input) : undefined)),
  orderBy: z
    .array(
      z.object({
        field: fieldSchema,
        direction: z.enum(['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING']).default('ASCENDING'),
      }),
    )
    .default([]),
  startAt: cursorSchema.optional(),
  endAt: cursorSchema.optional(),
  offset: integerSchema.min(0, 'must not be negative').default(0),
  limit: wrappedIntegerSchema.pipe(z.number().min(0, 'must not be negative')).optional(),
  findNearest: z.unknown().optional(),
})

export type Cursor = z.output<typeof cursorSchema>

export interface Order {
  readonly path: FieldPath
  readonly descending: boolean
}

/** A query as the caller wrote it, with each part validated. */
export interface StructuredQuery {
  readonly collectionId: string
  readonly allDescendants: boolean
  readonly select: readonly FieldPath[] | undefined
  readonly where: Filter | undefined
  readonly orderBy: readonly Order[]
  readonly startAt: Cursor | undefined
  readonly endAt: Cursor | undefined
  readonly offset: number
  readonly limit: number | undefined
}

/**
 * Parses a structured query.
 *
 * @param input google.firestore.v1.StructuredQuery in proto3 JSON
 * @throws RpcError INVALID_ARGUMENT when malformed, UNIMPLEMENTED for a vector search
 */
export function parseStructuredQuery(input: unknown): StructuredQuery {
  const wire = parseRequest(structuredQuerySchema, input ?? {})
  if (wire.findNearest) throw new RpcError('UNIMPLEMENTED', 'Vector search is not part of the local cloud.')
  const [from = { collectionId: '', allDescendants: true }] = wire.from
  return {
    ...from,
    select: wire.select?.fields.map((field) => field.fieldPath),
    where: wire.where,
    orderBy: wire.orderBy.map((order) => ({
      path: order.field.fieldPath,
      descending: order.direction === 'DESCENDING',
    })),
    startAt: wire.startAt,
    endAt: wire.endAt,
    offset: wire.offset,
    limit: wire.limit,
  }
}
