import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { FunctionDeclaration } from './Ast.ts'
import { isBuiltInName } from './builtIns.ts'
import { ExpressionParser } from './ExpressionParser.ts'
import { RESERVED_WORDS } from './reservedWords.ts'
import type { TokenReader } from './TokenReader.ts'

/** Documented limits of Firestore. */
const MAX_PARAMETERS = 7
const MAX_BINDINGS = 10

/**
 * Parses `function name(a, b) { let c = …; return …; }`.
 * @throws RulesSyntaxError for malformed syntax, the name of a built-in function, or too many parameters or bindings
 */
export function parseFunction(reader: TokenReader): FunctionDeclaration {
  const { at } = reader.next()
  const name = declaredName(reader, "the function's name")
  if (isBuiltInName(name))
    throw new RulesSyntaxError(at, `'${name}' is a built-in function; choose another name.`)
  const parameters = parseParameters(reader)
  reader.expectSymbol('{', "before the function's body")
  const bindings: FunctionDeclaration['bindings'][number][] = []
  while (reader.isName('let')) {
    const letAt = reader.next().at
    if (bindings.length === MAX_BINDINGS) {
      throw new RulesSyntaxError(letAt, `A function may have ${MAX_BINDINGS} let bindings at most.`)
    }
    const variable = declaredName(reader, "the variable's name")
    reader.expectSymbol('=', "after the variable's name")
    bindings.push({ at: letAt, name: variable, value: new ExpressionParser(reader).parse() })
    reader.expectSymbol(';', "after the variable's value")
  }
  if (!reader.consumeName('return')) throw reader.problem("Expected 'let' or 'return'")
  const result = new ExpressionParser(reader).parse()
  reader.consumeSymbol(';')
  reader.expectSymbol('}', "after the function's result")
  return { at, name, parameters, bindings, result }
}

function parseParameters(reader: TokenReader): readonly string[] {
  reader.expectSymbol('(', "after the function's name")
  const parameters = reader.commaSeparated(')', () => ({
    at: reader.peek().at,
    name: declaredName(reader, "a parameter's name"),
  }))
  for (const [index, { at, name }] of parameters.entries()) {
    if (parameters.findIndex((other) => other.name === name) < index) {
      throw new RulesSyntaxError(at, `The parameter '${name}' is declared twice.`)
    }
    if (index >= MAX_PARAMETERS) {
      throw new RulesSyntaxError(at, `A function may have ${MAX_PARAMETERS} parameters at most.`)
    }
  }
  return parameters.map(({ name }) => name)
}

function declaredName(reader: TokenReader, what: string): string {
  const { at } = reader.peek()
  const name = reader.expectName(what)
  if (RESERVED_WORDS.has(name) || ['true', 'false', 'null'].includes(name)) {
    throw new RulesSyntaxError(at, `'${name}' is a word of the language and cannot be ${what}.`)
  }
  return name
}
