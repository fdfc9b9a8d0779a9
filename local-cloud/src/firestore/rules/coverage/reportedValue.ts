import type { ReportedValue } from '../../schema/CoverageReport.ts'
import type { RuleValue } from '../values/RuleValue.ts'

/** Characters of a text that are reported. */
const MAX_TEXT = 100

/** Returns a value as it is reported. Containers and bytes are reported without their content. */
export function reportedValue(value: RuleValue): ReportedValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: null }
    case 'bool':
      return { boolValue: value.value }
    case 'int':
      return { intValue: String(value.value) }
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) }
    case 'string':
      return { stringValue: value.value.slice(0, MAX_TEXT) }
    case 'path':
      return { pathValue: `/${value.segments.join('/')}`.slice(0, MAX_TEXT) }
    case 'unknown':
      return { constraint: {} }
    default:
      return { [`${value.kind}Value`]: {} }
  }
}
