/** An evaluation failed. It denies the rule in which it occurs, unless `||` or `&&` ignores it. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
}
