import protobuf from 'protobufjs'
import { normalizeTimestamp } from '../../time/normalizeTimestamp.ts'

/** Properties in the form that protobufjs encodes. */
type Encodable = Record<string, unknown>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function timestampToMessage(text: string): Encodable {
  const normal = normalizeTimestamp(text)
  return { seconds: Date.parse(`${normal.slice(0, 19)}Z`) / 1000, nanos: Number(normal.slice(20, 26)) * 1000 }
}

function oneToMessage(field: protobuf.Field, value: unknown): unknown {
  const type = field.resolvedType
  if (type instanceof protobuf.Enum) return value === null ? 0 : (type.values[String(value)] ?? value)
  if (type instanceof protobuf.Type) return jsonToMessage(type, value)
  if (field.type === 'bytes') return Buffer.from(String(value), 'base64')
  if (field.type === 'double' || field.type === 'float') return Number(value)
  return value
}

function fieldToMessage(field: protobuf.Field, value: unknown): unknown {
  if (field instanceof protobuf.MapField)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, oneToMessage(field, each)]))
      : {}
  if (field.repeated) return Array.isArray(value) ? value.map((each) => oneToMessage(field, each)) : []
  return oneToMessage(field, value)
}

/** Converts proto3 JSON to the form that protobufjs encodes, by schema. Inverse of messageToJson for responses. */
export function jsonToMessage(type: protobuf.Type, json: unknown): Encodable {
  if (type.fullName === '.google.protobuf.Timestamp') return timestampToMessage(String(json))
  const message: Encodable = {}
  if (!isRecord(json)) return message
  for (const [name, value] of Object.entries(json)) {
    const field = type.fields[name]
    if (field && value !== undefined) message[name] = fieldToMessage(field, value)
  }
  return message
}
