import { RpcError } from '../../base/RpcError.ts'
import type { Fields, Value } from '../values/Value.ts'

/** Path of a field through nested maps, one name per segment. */
export type FieldPath = readonly string[]

/** Longest field name and longest field path (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_FIELD_PATH_BYTES = 1_500

export const pathTooLong = (): RpcError =>
  new RpcError('INVALID_ARGUMENT', `property path is longer than ${MAX_FIELD_PATH_BYTES} bytes.`)

const RESERVED_NAME = /^__.*__$/

/**
 * Parses a field path.
 *
 * @param text names joined by dots; other names are in backticks, with \\ as escape
 * @throws RpcError INVALID_ARGUMENT for empty or reserved names, unclosed backticks and more than 1,500 bytes
 */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = []
  let name = ''
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '\\' && quoted) name += text.charAt(++index)
    else if (character === '`') quoted = !quoted
    else if (character === '.' && !quoted) {
      names.push(name)
      name = ''
    } else name += character
  }
  names.push(name)
  if (quoted || names.includes(''))
    throw new RpcError('INVALID_ARGUMENT', `"${text.slice(0, 200)}" is not a valid field path.`)
  if (Buffer.byteLength(names.join('.')) > MAX_FIELD_PATH_BYTES) throw pathTooLong()
  const reserved = names.find((each) => RESERVED_NAME.test(each) && each !== '__name__')
  if (reserved)
    throw new RpcError('INVALID_ARGUMENT', `Field name "${reserved}" is invalid because it is reserved.`)
  return names
}

/** Returns the value at a path, or undefined. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let within: Fields | undefined = fields
  let value: Value | undefined
  for (const name of path) {
    value = within && Object.hasOwn(within, name) ? within[name] : undefined
    within = value && 'mapValue' in value ? value.mapValue.fields : undefined
  }
  return value
}

/** Returns a copy with the value at the path. Creates missing maps on the way. An undefined value removes the field. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  const current = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (rest.length > 0) {
    const isMap = current && 'mapValue' in current
    if (!isMap && value === undefined) return fields
    return {
      ...fields,
      [name]: { mapValue: { fields: withField(isMap ? current.mapValue.fields : {}, rest, value) } },
    }
  }
  if (value !== undefined) return { ...fields, [name]: value }
  const { [name]: _removed, ...others } = fields
  return others
}
