import { int } from '../values/int.ts'
import { RuleError } from '../values/RuleError.ts'
import { bool, float, path, type RuleValue, string } from '../values/RuleValue.ts'

/** bool(value): converts a bool, 'true' or 'false'. */
export function toBool(value: RuleValue): RuleValue {
  if (value.kind === 'bool') return value
  if (value.kind === 'string' && /^(true|false)$/i.test(value.value))
    return bool(value.value.toLowerCase() === 'true')
  throw cannot('bool', value)
}

/** int(value): converts a number, truncated towards zero, or a string of digits. */
export function toInt(value: RuleValue): RuleValue {
  if (value.kind === 'int') return value
  if (value.kind === 'float' && Number.isFinite(value.value)) return int(BigInt(Math.trunc(value.value)))
  if (value.kind === 'string' && /^[+-]?\d{1,19}$/.test(value.value))
    return int(BigInt(value.value.replace('+', '')))
  throw cannot('int', value)
}

/** float(value): converts a number or a numeric string. */
export function toFloat(value: RuleValue): RuleValue {
  if (value.kind === 'int' || value.kind === 'float') return float(Number(value.value))
  if (value.kind === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.value)) {
    return float(Number(value.value))
  }
  throw cannot('float', value)
}

/** string(value): converts null, a bool, a number, a string or a path. */
export function toText(value: RuleValue): RuleValue {
  switch (value.kind) {
    case 'string':
      return value
    case 'null':
      return string('null')
    case 'bool':
    case 'int':
      return string(String(value.value))
    case 'float':
      return string(Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value))
    case 'path':
      return string(`/${value.segments.join('/')}`)
    default:
      throw cannot('string', value)
  }
}

/** path(text): parses '/a/b' as a path. */
export function toPath(value: RuleValue): RuleValue {
  if (value.kind === 'path') return value
  if (value.kind !== 'string') throw cannot('path', value)
  return path(value.value.split('/').filter((segment) => segment !== ''))
}

function cannot(type: string, value: RuleValue): RuleError {
  return new RuleError(`${type}() cannot convert this ${value.kind}.`)
}
