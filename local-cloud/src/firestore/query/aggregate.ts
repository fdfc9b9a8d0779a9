import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import type { FieldPath } from '../paths/FieldPath.ts'
import type { StoredDocument } from '../schema/contract.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { fieldPathSchema, wrappedIntegerSchema } from '../schema/wireSchemas.ts'
import { isNumber, type NumberValue, toNumber } from '../values/compareNumbers.ts'
import { parseValue } from '../values/parseValue.ts'
import type { Fields, Value } from '../values/Value.ts'
import { fieldValue } from './fieldValue.ts'

const MAX_AGGREGATIONS = 5
const INT64_LIMIT = 2n ** 63n

const operandSchema = z.object({ field: z.object({ fieldPath: fieldPathSchema }) })
const aggregationsSchema = z
  .array(
    z.object({
      alias: z.string().default(''),
      count: z.object({ upTo: wrappedIntegerSchema.optional() }).optional(),
      sum: operandSchema.optional(),
      avg: operandSchema.optional(),
    }),
  )
  .min(1, 'at least one aggregation is needed')

type Aggregation = z.output<typeof aggregationsSchema>[number]

/** @throws RpcError INVALID_ARGUMENT for malformed or too many aggregations */
export function parseAggregations(input: unknown): readonly Aggregation[] {
  const aggregations = parseRequest(aggregationsSchema, input ?? [])
  if (aggregations.length > MAX_AGGREGATIONS)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`,
    )
  return aggregations
}

const numbersAt = (documents: readonly StoredDocument[], path: FieldPath): readonly NumberValue[] =>
  documents
    .map((document) => fieldValue(document, path))
    .filter((value) => value !== undefined && isNumber(value))

const sumAsDouble = (numbers: readonly NumberValue[]): number =>
  numbers.reduce((sum, value) => sum + toNumber(value), 0)

/** Sums integers exactly. The sum is a double if it exceeds 64 bits or if a value is a double. */
function sum(numbers: readonly NumberValue[]): Value {
  if (!numbers.every((value) => 'integerValue' in value))
    return parseValue({ doubleValue: sumAsDouble(numbers) })
  const exact = numbers.reduce((total, value) => total + BigInt(value.integerValue), 0n)
  return exact < INT64_LIMIT && exact >= -INT64_LIMIT
    ? { integerValue: exact.toString() }
    : { doubleValue: Number(exact) }
}

function average(numbers: readonly NumberValue[]): Value {
  if (numbers.length === 0) return { nullValue: null }
  return parseValue({ doubleValue: sumAsDouble(numbers) / numbers.length })
}

function aggregateOne(documents: readonly StoredDocument[], { count, sum: summed, avg }: Aggregation): Value {
  if (count) return { integerValue: String(Math.min(documents.length, count.upTo ?? documents.length)) }
  if (summed) return sum(numbersAt(documents, summed.field.fieldPath))
  if (avg) return average(numbersAt(documents, avg.field.fieldPath))
  throw new RpcError('INVALID_ARGUMENT', 'An aggregation must count, sum or average.')
}

/** Fields that an aggregation sums or averages. A query with several takes documents that have them all, as an index does. */
function aggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap(({ sum: summed, avg }) =>
    [summed, avg].flatMap((operand) => (operand ? [operand.field.fieldPath] : [])),
  )
}

/** Returns the results by alias. An aggregation without alias is named `field_1`, `field_2` … by its position. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  const paths = aggregatedPaths(aggregations)
  const complete = documents.filter((document) =>
    paths.every((path) => fieldValue(document, path) !== undefined),
  )
  return Object.fromEntries(
    aggregations.map((each, index) => [each.alias || `field_${index + 1}`, aggregateOne(complete, each)]),
  )
}
