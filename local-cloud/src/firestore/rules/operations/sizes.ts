import { RuleError } from '../values/RuleError.ts'

/** Larger than any stored document. The limit prevents rules from building values of unlimited size. */
const MAX_LENGTH = 8 * 1024 * 1024

/** @throws RuleError for a value of too many characters, bytes or items */
export function assertSize(length: number): void {
  if (length > MAX_LENGTH) throw new RuleError('A value grew too large.')
}
