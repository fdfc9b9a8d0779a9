/** An evaluation that failed. It refuses the rule it happened in, unless `||` or `&&` settles the matter without it. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
}
