import { z } from 'zod'
import { parseFieldPath } from '../paths/FieldPath.ts'
import { parseTimestamp } from '../time/parseTimestamp.ts'
import { parseFields, parseValue } from '../values/parseValue.ts'

/** Schemas that several requests share, in proto3 JSON. Each parses into the internal form. */
export const valueSchema = z.unknown().transform((input) => parseValue(input))
export const fieldsSchema = z
  .unknown()
  .optional()
  .transform((input) => parseFields(input))
export const fieldPathSchema = z.string().transform(parseFieldPath)
export const timestampSchema = z.string().transform(parseTimestamp)
/** An int32. Proto3 JSON also allows a string. */
export const integerSchema = z.coerce.number().int()
/** google.protobuf.Int32Value and Int64Value, as a number or as an object with a value. */
export const wrappedIntegerSchema = z.union([
  integerSchema,
  z.object({ value: integerSchema.default(0) }).transform((wrapper) => wrapper.value),
])
export const maskSchema = z.object({ fieldPaths: z.array(fieldPathSchema).default([]) })
export const preconditionSchema = z.object({
  exists: z.boolean().optional(),
  updateTime: timestampSchema.optional(),
})
export const documentSchema = z.object({ name: z.string().default(''), fields: fieldsSchema })

export type Precondition = z.output<typeof preconditionSchema>
