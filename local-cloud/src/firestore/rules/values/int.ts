import { RuleError } from './RuleError.ts'
import type { RuleValue } from './RuleValue.ts'

const MIN = -(2n ** 63n)
const MAX = 2n ** 63n - 1n

/** @throws RuleError for a number that is not whole or exceeds the signed 64-bit range */
export function int(value: bigint | number): RuleValue {
  if (typeof value === 'number' && !Number.isInteger(value)) throw new RuleError('This is no whole number.')
  const whole = BigInt(value)
  if (whole < MIN || whole > MAX) throw new RuleError('Integer overflow.')
  return { kind: 'int', value: whole }
}
