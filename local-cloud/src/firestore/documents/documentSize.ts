import type { Fields, Value } from '../values/Value.ts'
import { vectorValues } from '../values/vectorValues.ts'

const textSize = (text: string): number => Buffer.byteLength(text) + 1

/** Size of the path's ids plus 16 bytes. The part before the documents root does not count. */
function nameSize(name: string): number {
  const [, path = ''] = name.split(/\/documents\/(.*)/s)
  return path.split('/').reduce((size, id) => size + textSize(id), 16)
}

function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('referenceValue' in value) return nameSize(value.referenceValue)
  if ('geoPointValue' in value) return 16
  if ('arrayValue' in value) return value.arrayValue.values.reduce((size, each) => size + valueSize(each), 0)
  if ('mapValue' in value) {
    const vector = vectorValues(value)
    return vector ? vector.length * 8 : fieldsSize(value.mapValue.fields)
  }
  return 8
}

const fieldsSize = (fields: Fields): number =>
  Object.entries(fields).reduce((size, [name, value]) => size + textSize(name) + valueSize(value), 32)

/**
 * Size of a document in bytes, computed as Firestore does
 * (https://firebase.google.com/docs/firestore/storage-size).
 *
 * @param name the full resource name
 */
export const documentSize = (name: string, fields: Fields): number => nameSize(name) + fieldsSize(fields)
