import { RuleError } from '../values/RuleError.ts'

/** More than any stored document can hold; keeps a rule from building values without bound. */
const MAX_LENGTH = 8 * 1024 * 1024

/** @throws RuleError when a value of this many characters, bytes or items would be too large */
export function assertSize(length: number): void {
  if (length > MAX_LENGTH) throw new RuleError('A value grew too large.')
}
