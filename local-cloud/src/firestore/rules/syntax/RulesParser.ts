import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { AllowStatement, FunctionDeclaration, MatchBlock, Ruleset, ServiceBlock } from './Ast.ts'
import { parseAllow } from './parseAllow.ts'
import { parseFunction } from './parseFunction.ts'
import { parsePattern } from './parsePath.ts'
import type { TokenReader } from './TokenReader.ts'

/** Documented limit of Firestore. */
const MAX_NESTED_MATCHES = 10

/** Parser for a whole rules file: version, functions, services. */
export class RulesParser {
  readonly #reader: TokenReader

  constructor(reader: TokenReader) {
    this.#reader = reader
  }

  parse(): Ruleset {
    const version = this.#version()
    const functions = new Map<string, FunctionDeclaration>()
    const services: ServiceBlock[] = []
    while (this.#reader.peek().kind !== 'end') {
      if (this.#reader.isName('function')) this.#addFunction(functions)
      else if (this.#reader.consumeName('service')) services.push(this.#service())
      else throw this.#reader.problem("Expected 'service' or 'function'")
    }
    if (services.length === 0) {
      throw new RulesSyntaxError(
        this.#reader.peek().at,
        "The file declares no service; it needs 'service cloud.firestore'.",
      )
    }
    return { version, functions, services }
  }

  #version(): 1 | 2 {
    if (!this.#reader.consumeName('rules_version')) return 1
    this.#reader.expectSymbol('=', "after 'rules_version'")
    const token = this.#reader.next()
    this.#reader.consumeSymbol(';')
    if (token.kind === 'string' && token.value === '2') return 2
    if (token.kind === 'string' && token.value === '1') return 1
    throw new RulesSyntaxError(token.at, "rules_version is '1' or '2'.")
  }

  #service(): ServiceBlock {
    const { at } = this.#reader.peek()
    let name = this.#reader.expectName("the service's name")
    while (this.#reader.consumeSymbol('.')) name += `.${this.#reader.expectName("the service's name")}`
    this.#reader.expectSymbol('{', "after the service's name")
    const functions = new Map<string, FunctionDeclaration>()
    const matches: MatchBlock[] = []
    while (!this.#reader.consumeSymbol('}')) {
      if (this.#reader.isName('function')) this.#addFunction(functions)
      else if (this.#reader.isName('match')) matches.push(this.#match(1))
      else throw this.#reader.problem("Expected 'match', 'function' or '}'")
    }
    if (functions.size + matches.length === 0) throw new RulesSyntaxError(at, 'This service block is empty.')
    return { name, functions, matches }
  }

  #match(depth: number): MatchBlock {
    const { at } = this.#reader.next()
    if (depth > MAX_NESTED_MATCHES) {
      throw new RulesSyntaxError(at, `Match blocks nest ${MAX_NESTED_MATCHES} deep at most.`)
    }
    const pattern = parsePattern(this.#reader)
    this.#reader.expectSymbol('{', "after the match block's path")
    const functions = new Map<string, FunctionDeclaration>()
    const allows: AllowStatement[] = []
    const matches: MatchBlock[] = []
    while (!this.#reader.consumeSymbol('}')) {
      if (this.#reader.isName('function')) this.#addFunction(functions)
      else if (this.#reader.isName('match')) matches.push(this.#match(depth + 1))
      else if (this.#reader.isName('allow')) allows.push(parseAllow(this.#reader))
      else throw this.#reader.problem("Expected 'allow', 'match', 'function' or '}'")
    }
    if (functions.size + allows.length + matches.length === 0) {
      throw new RulesSyntaxError(at, 'This match block is empty.')
    }
    return { at, pattern, functions, allows, matches }
  }

  #addFunction(functions: Map<string, FunctionDeclaration>): void {
    const declaration = parseFunction(this.#reader)
    if (functions.has(declaration.name)) {
      throw new RulesSyntaxError(declaration.at, `The function '${declaration.name}' is declared twice here.`)
    }
    functions.set(declaration.name, declaration)
  }
}
