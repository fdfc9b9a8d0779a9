import protobuf from 'protobufjs'

/** A decoded message. Fields that were sent are own properties. */
type Message = Readonly<Record<string, unknown>>

const WRAPPERS = new Set([
  '.google.protobuf.Int32Value',
  '.google.protobuf.Int64Value',
  '.google.protobuf.DoubleValue',
  '.google.protobuf.BoolValue',
  '.google.protobuf.StringValue',
])

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null

const LONG_TYPES = new Set(['int64', 'uint64', 'sint64', 'fixed64', 'sfixed64'])

function timestampToJson(message: Message): string {
  const seconds = Number(message.seconds ?? 0)
  const nanos = Number(message.nanos ?? 0)
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanos).padStart(9, '0')}Z`
}

function doubleToJson(value: number): number | string {
  if (Object.is(value, -0)) return '-0'
  return Number.isFinite(value) ? value : String(value)
}

function scalarToJson(type: string, value: unknown): unknown {
  if (LONG_TYPES.has(type)) return String(value)
  if (type === 'bytes') return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : ''
  if ((type === 'double' || type === 'float') && typeof value === 'number') return doubleToJson(value)
  return value
}

function oneToJson(field: protobuf.Field, value: unknown): unknown {
  const type = field.resolvedType
  if (type instanceof protobuf.Enum) {
    if (type.fullName === '.google.protobuf.NullValue') return null
    return type.valuesById[Number(value)] ?? Number(value)
  }
  if (type instanceof protobuf.Type) return isMessage(value) ? messageToJson(type, value) : {}
  return scalarToJson(field.type, value)
}

function fieldToJson(field: protobuf.Field, value: unknown): unknown {
  if (field instanceof protobuf.MapField)
    return isMessage(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, oneToJson(field, each)]))
      : {}
  if (field.repeated) return Array.isArray(value) ? value.map((each) => oneToJson(field, each)) : []
  return oneToJson(field, value)
}

/** Converts a decoded protobuf message to proto3 JSON, by schema (https://protobuf.dev/programming-guides/json). */
export function messageToJson(type: protobuf.Type, message: Message): unknown {
  if (type.fullName === '.google.protobuf.Timestamp') return timestampToJson(message)
  if (WRAPPERS.has(type.fullName)) {
    const field = type.fields.value
    return field ? scalarToJson(field.type, message.value ?? field.defaultValue) : undefined
  }
  const json: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(message)) {
    const field = type.fields[name]
    if (field && value !== null && value !== undefined) json[name] = fieldToJson(field, value)
  }
  return json
}
