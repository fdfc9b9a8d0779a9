import { RpcError } from '../../base/RpcError.ts'
import { normalizeTimestamp } from '../time/normalizeTimestamp.ts'
import type { Fields, Value } from './Value.ts'

/** Deepest nesting of maps and arrays (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
const MAX_DEPTH = 20
const MAX_INT64 = 2n ** 63n - 1n
const MIN_INT64 = -(2n ** 63n)
const RESERVED_NAME = /^__.*__$/

const invalid = (message: string): RpcError => new RpcError('INVALID_ARGUMENT', message)

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

function parseText(input: unknown, kind: string): string {
  if (typeof input !== 'string') throw invalid(`${kind} must be a string.`)
  return input
}

function parseInteger(input: unknown): string {
  const text = typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : input
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text))
    throw invalid('integerValue must be a whole number.')
  const integer = BigInt(text)
  if (integer > MAX_INT64 || integer < MIN_INT64) throw invalid('integerValue must fit into 64 bits.')
  return integer.toString()
}

function parseDouble(input: unknown): Value {
  if (input === 'NaN' || input === 'Infinity' || input === '-Infinity' || input === '-0')
    return { doubleValue: input }
  const double = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
  if (typeof double !== 'number') throw invalid('doubleValue must be a number.')
  if (Object.is(double, -0)) return { doubleValue: '-0' }
  if (Number.isFinite(double)) return { doubleValue: double }
  if (typeof input === 'string') throw invalid('doubleValue must be a number.')
  return { doubleValue: Number.isNaN(double) ? 'NaN' : double > 0 ? 'Infinity' : '-Infinity' }
}

function parseBytes(input: unknown): string {
  const text = parseText(input, 'bytesValue')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalid('bytesValue must be base64.')
  return Buffer.from(text, 'base64').toString('base64')
}

function parseReference(input: unknown): string {
  const text = parseText(input, 'referenceValue')
  if (!/^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+)+$/.test(text))
    throw invalid(`referenceValue "${text.slice(0, 200)}" is not a document name.`)
  return text
}

function parseGeoPoint(input: unknown): Value {
  if (!isRecord(input)) throw invalid('geoPointValue must have a latitude and a longitude.')
  const latitude = Number(input.latitude ?? 0)
  const longitude = Number(input.longitude ?? 0)
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    throw invalid('geoPointValue needs a latitude in [-90, 90] and a longitude in [-180, 180].')
  return { geoPointValue: { latitude, longitude } }
}

function parseArray(input: unknown, depth: number): Value {
  const values = isRecord(input) ? (input.values ?? []) : input === null ? [] : undefined
  if (!Array.isArray(values)) throw invalid('arrayValue must have a list of values.')
  return { arrayValue: { values: values.map((value) => parseValue(value, depth + 1)) } }
}

/**
 * Parses fields.
 *
 * @param input a map of field names to wire values, or undefined
 * @throws RpcError INVALID_ARGUMENT for empty or reserved names and malformed values
 */
export function parseFields(input: unknown, depth = 0): Fields {
  if (input === undefined || input === null) return {}
  if (!isRecord(input)) throw invalid('fields must be a map of names to values.')
  const fields: Record<string, Value> = {}
  for (const [name, value] of Object.entries(input)) {
    if (name === '') throw invalid('A field name must not be empty.')
    if (RESERVED_NAME.test(name) && name !== '__type__')
      throw invalid(`Field name "${name}" is invalid because it is reserved.`)
    fields[name] = parseValue(value, depth + 1)
  }
  return fields
}

/**
 * Parses one value into the stored form: integers as text, timestamps and bytes normalized.
 *
 * @param depth nesting depth in maps and arrays; a document's own fields have depth 1
 * @throws RpcError INVALID_ARGUMENT for anything but one well-formed value
 */
export function parseValue(input: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH + 1) throw invalid(`Values may be nested ${MAX_DEPTH} levels deep at most.`)
  if (!isRecord(input)) throw invalid('A value must be an object with one type.')
  const [entry, ...others] = Object.entries(input)
  if (!entry || others.length > 0) throw invalid('A value must have exactly one type.')
  const [type, raw] = entry
  switch (type) {
    case 'nullValue':
      return { nullValue: null }
    case 'booleanValue':
      if (typeof raw !== 'boolean') throw invalid('booleanValue must be true or false.')
      return { booleanValue: raw }
    case 'integerValue':
      return { integerValue: parseInteger(raw) }
    case 'doubleValue':
      return parseDouble(raw)
    case 'timestampValue':
      return { timestampValue: normalizeTimestamp(parseText(raw, 'timestampValue')) }
    case 'stringValue':
      return { stringValue: parseText(raw, 'stringValue') }
    case 'bytesValue':
      return { bytesValue: parseBytes(raw) }
    case 'referenceValue':
      return { referenceValue: parseReference(raw) }
    case 'geoPointValue':
      return parseGeoPoint(raw)
    case 'arrayValue':
      return parseArray(raw, depth)
    case 'mapValue':
      return { mapValue: { fields: parseFields(isRecord(raw) ? raw.fields : raw, depth) } }
    default:
      throw invalid(`"${type.slice(0, 64)}" is not a type of value.`)
  }
}
