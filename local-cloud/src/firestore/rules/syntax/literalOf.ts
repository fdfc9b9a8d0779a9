import { bool, bytes, float, NULL, type RuleValue, string } from '../values/RuleValue.ts'
import type { LiteralExpression, Span } from './Ast.ts'
import type { Token } from './Token.ts'

/** Returns the value of a literal token, or null for other tokens. */
export function literalOf(token: Token, span: Span): LiteralExpression | null {
  const value = ruleValueOf(token)
  return value && { kind: 'literal', at: token.at, span, value }
}

function ruleValueOf(token: Token): RuleValue | null {
  switch (token.kind) {
    case 'string':
      return string(token.value)
    case 'bytes':
      return bytes(token.value)
    case 'int':
      return { kind: 'int', value: token.value }
    case 'float':
      return float(token.value)
    case 'name':
      if (token.text === 'null') return NULL
      return token.text === 'true' || token.text === 'false' ? bool(token.text === 'true') : null
    default:
      return null
  }
}
