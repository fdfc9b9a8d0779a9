import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import { type AllowStatement, METHODS, type RequestMethod } from './Ast.ts'
import { ExpressionParser } from './ExpressionParser.ts'
import type { TokenReader } from './TokenReader.ts'

const METHODS_OF: ReadonlyMap<string, readonly RequestMethod[]> = new Map([
  ...METHODS.map((method): [string, readonly RequestMethod[]] => [method, [method]]),
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
])

/** Parses `allow get, list: if condition;`. The condition and the semicolon are optional. */
export function parseAllow(reader: TokenReader): AllowStatement {
  const { at } = reader.next()
  const methods = new Set<RequestMethod>()
  do {
    const nameAt = reader.peek().at
    const name = reader.expectName('get, list, create, update, delete, read or write')
    const named = METHODS_OF.get(name)
    if (named === undefined) {
      throw new RulesSyntaxError(nameAt, `'${name}' is not one of ${[...METHODS_OF.keys()].join(', ')}.`)
    }
    for (const method of named) methods.add(method)
  } while (reader.consumeSymbol(','))
  let condition: AllowStatement['condition'] = null
  if (reader.consumeSymbol(':')) {
    if (!reader.consumeName('if')) throw reader.problem("Expected 'if'")
    condition = new ExpressionParser(reader).parse()
  }
  if (!reader.consumeSymbol(';') && !endsHere(reader))
    throw reader.problem("Expected ';' after the allow statement")
  return { at, methods, condition }
}

function endsHere(reader: TokenReader): boolean {
  return reader.isSymbol('}') || ['allow', 'match', 'function'].some((word) => reader.isName(word))
}
