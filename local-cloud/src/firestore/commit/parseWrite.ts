import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { checkDocumentName } from '../paths/ResourceName.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import {
  documentSchema,
  fieldPathSchema,
  maskSchema,
  preconditionSchema,
  valueSchema,
} from '../schema/wireSchemas.ts'
import type { FieldTransform, Transform, Write } from './Write.ts'

const elementsSchema = z.object({ values: z.array(valueSchema).default([]) })

const fieldTransformSchema = z.object({
  fieldPath: fieldPathSchema,
  setToServerValue: z.union([z.literal('REQUEST_TIME'), z.literal(1)]).optional(),
  increment: valueSchema.optional(),
  maximum: valueSchema.optional(),
  minimum: valueSchema.optional(),
  appendMissingElements: elementsSchema.optional(),
  removeAllFromArray: elementsSchema.optional(),
})

const writeSchema = z.object({
  update: documentSchema.optional(),
  delete: z.string().optional(),
  verify: z.string().optional(),
  transform: z
    .object({ document: z.string(), fieldTransforms: z.array(fieldTransformSchema).default([]) })
    .optional(),
  updateMask: maskSchema.optional(),
  updateTransforms: z.array(fieldTransformSchema).default([]),
  currentDocument: preconditionSchema.default({}),
})

function toTransform(wire: z.output<typeof fieldTransformSchema>): Transform {
  if (wire.setToServerValue !== undefined) return { kind: 'requestTime' }
  if (wire.increment) return { kind: 'increment', operand: wire.increment }
  if (wire.maximum) return { kind: 'maximum', operand: wire.maximum }
  if (wire.minimum) return { kind: 'minimum', operand: wire.minimum }
  if (wire.appendMissingElements) return { kind: 'append', elements: wire.appendMissingElements.values }
  if (wire.removeAllFromArray) return { kind: 'remove', elements: wire.removeAllFromArray.values }
  throw new RpcError('INVALID_ARGUMENT', 'A field transform must have exactly one type.')
}

const toFieldTransform = (wire: z.output<typeof fieldTransformSchema>): FieldTransform => ({
  path: wire.fieldPath,
  transform: toTransform(wire),
})

function toWrite(wire: z.output<typeof writeSchema>): Write {
  const precondition = wire.currentDocument
  if (wire.update)
    return {
      kind: 'set',
      name: wire.update.name,
      fields: wire.update.fields,
      mask: wire.updateMask?.fieldPaths,
      transforms: wire.updateTransforms.map(toFieldTransform),
      precondition,
    }
  if (wire.transform)
    return {
      kind: 'set',
      name: wire.transform.document,
      fields: {},
      mask: [],
      transforms: wire.transform.fieldTransforms.map(toFieldTransform),
      precondition,
    }
  if (wire.delete !== undefined) return { kind: 'delete', name: wire.delete, precondition }
  if (wire.verify !== undefined) return { kind: 'verify', name: wire.verify, precondition }
  throw new RpcError('INVALID_ARGUMENT', 'A write must update, delete, verify or transform a document.')
}

/**
 * Parses one write.
 *
 * @param root the documents root that contains the write's document
 * @param input google.firestore.v1.Write in proto3 JSON
 * @throws RpcError INVALID_ARGUMENT when malformed
 */
export function parseWrite(root: string, input: unknown): Write {
  const write = toWrite(parseRequest(writeSchema, input))
  checkDocumentName(root, write.name)
  return write
}
