import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { fieldPathSchema, valueSchema } from '../schema/wireSchemas.ts'
import { COMPARISONS, type Filter, LIST_COMPARISONS, TESTS } from './Filter.ts'

/** More than real queries need. The limit prevents a stack overflow by deeply nested filters. */
const MAX_DEPTH = 50

const fieldSchema = z.object({ fieldPath: fieldPathSchema })

const filterSchema = z.object({
  compositeFilter: z
    .object({ op: z.enum(['AND', 'OR']), filters: z.array(z.unknown()).default([]) })
    .optional(),
  fieldFilter: z
    .object({ field: fieldSchema, op: z.enum([...COMPARISONS, ...LIST_COMPARISONS]), value: valueSchema })
    .optional(),
  unaryFilter: z.object({ field: fieldSchema, op: z.enum(TESTS) }).optional(),
})

const isListComparison = z.enum(LIST_COMPARISONS)
const isComparison = z.enum(COMPARISONS)

function parseFieldFilter(wire: NonNullable<z.output<typeof filterSchema>['fieldFilter']>): Filter {
  const path = wire.field.fieldPath
  const list = isListComparison.safeParse(wire.op)
  if (!list.success) return { kind: 'compare', path, op: isComparison.parse(wire.op), value: wire.value }
  if (!('arrayValue' in wire.value) || wire.value.arrayValue.values.length === 0)
    throw new RpcError('INVALID_ARGUMENT', `'${wire.op}' requires an non-empty ArrayValue.`)
  return { kind: 'list', path, op: list.data, values: wire.value.arrayValue.values }
}

/**
 * Parses a filter.
 *
 * @param input google.firestore.v1.StructuredQuery.Filter in proto3 JSON
 * @throws RpcError INVALID_ARGUMENT when malformed
 */
export function parseFilter(input: unknown, depth = 0): Filter {
  const wire = parseRequest(filterSchema, input)
  if (depth > MAX_DEPTH) throw new RpcError('INVALID_ARGUMENT', 'The filters are nested too deeply.')
  if (wire.compositeFilter)
    return {
      kind: wire.compositeFilter.op === 'OR' ? 'any' : 'all',
      filters: wire.compositeFilter.filters.map((each) => parseFilter(each, depth + 1)),
    }
  if (wire.unaryFilter)
    return { kind: 'test', path: wire.unaryFilter.field.fieldPath, op: wire.unaryFilter.op }
  if (wire.fieldFilter) return parseFieldFilter(wire.fieldFilter)
  throw new RpcError('INVALID_ARGUMENT', 'A filter must have exactly one type.')
}
