import * as fc from 'fast-check'
import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import { NESTINGS } from '../test/measured.ts'
import { rulesFile } from '../test/policyFor.ts'
import { parseRules } from './parseRules.ts'

const withCondition = (condition: string) => rulesFile(`match /a/{b} { allow read: if ${condition}; }`)
const withFunction = (declaration: string) => rulesFile(declaration)

function problemOf(source: string): RulesSyntaxError {
  try {
    parseRules(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error
    throw error
  }
  throw new Error('The file was accepted.')
}

describe('accepted', () => {
  test.each([
    ["'a' in b && b is string || !(b == 'x')"],
    ['true ? false ? 1 == 1 : false : true'],
    ["[1, 2,] == [1] && {'a': 1,} == {'a': 2} && debug(b,) == b"],
    ['exists(/databases/$(database)/documents/a-b/$(b)/(default)/c_1)'],
    ['b[0:2] == b[:2] && b[1:] == b[0] && 1. < .5'],
    ["request.auth.token['x'].in == b.match"],
    ["b'bytes'.size() == 5 && \"double\\\"quoted\\u0041\" != 'single'"],
    ['true // a comment\n /* and \n another */ && true'],
    ["math.abs(-1) == 1 && duration.value(1, 'd') > duration.time(1, 2, 3, 4)"],
    ["b.split('/')[0].size() - -1 > 0"],
  ])('the condition %s', (condition) => {
    expect(() => parseRules(withCondition(condition))).not.toThrow()
  })

  test.each([
    ['without a version', 'service cloud.firestore { match /a/{b} { allow read; } }'],
    [
      'without optional semicolons',
      withFunction('function f() { return true } match /a/{b} { allow read: if f() allow write }'),
    ],
    [
      'functions at every level',
      'function f() { return g(); } function g() { return true; } service cloud.firestore { function h(x) { let y = x; return y; } match /a/{b} { function i() { return h(b); } allow read: if i() == f(); } }',
    ],
    [
      'a name shadowed in an inner scope',
      withFunction(
        'function f(database) { return database; } match /a/{database} { allow read: if f(database) == 1; }',
      ),
    ],
    [
      'another service',
      'service firebase.storage { match /b/{x} { allow read; } } service cloud.firestore { match /a/{b} { allow get, list; } }',
    ],
    [
      'a variable with the name of a namespace',
      withFunction('function f(timestamp) { return timestamp.toMillis() > 0; }'),
    ],
  ])('%s', (_, source) => {
    expect(() => parseRules(source)).not.toThrow()
  })
})

describe('rejected', () => {
  test.each([
    ['', 1, 1, /no service/],
    ["rules_version = '3';", 1, 17, /'1' or '2'/],
    ['service cloud.firestore {', 1, 26, /Expected 'match', 'function' or '}', but found the end/],
    ['service cloud.firestore {\n  match a/{b} { }\n}', 2, 9, /begins with '\/'/],
    ['service cloud.firestore {\n  match /a/{b} {\n    allow reed;\n  }\n}', 3, 11, /'reed' is not one of/],
    ['service cloud.firestore {\n  match /a/{b} {\n    allow read: true;\n  }\n}', 3, 17, /Expected 'if'/],
    ['service cloud.firestore { match /a/{b}/{b} { allow read; } }', 1, 27, /'b' appears twice/],
    ['service cloud.firestore { match /{a=**}/b { allow read; } }', 1, 27, /rules_version = '2'/],
    [
      "rules_version = '2'; service cloud.firestore { match /{a=**} { match /{b=**}/{c=**} { allow read; } } }",
      1,
      64,
      /wildcards at most/,
    ],
    ['service cloud.firestore { }', 1, 9, /service block is empty/],
    ['service cloud.firestore { match /a/{b} { } }', 1, 27, /match block is empty/],
    ['service cloud.firestore { /* for ever', 1, 27, /comment is not closed/],
  ])('%s', (source, line, column, message) => {
    expect(problemOf(source)).toMatchObject({ line, column, message: expect.stringMatching(message) })
  })

  test.each([
    ['1 +', /Expected an expression, but found ';'/],
    ["'open", /string is not closed/],
    ["'\\q' == 1", /\\q in this string is not an escape sequence/],
    ["'\\u12' == 1", /4 hexadecimal digits/],
    ['99999999999999999999 == 1', /64 bits/],
    ['a.b == 1', /variable 'a' is not declared/],
    ['isOwner()', /function 'isOwner' is not declared/],
    ['get(/a/b, 1)', /'get' takes 1 argument\(s\), but 2 are given/],
    ['math.root(4) == 2', /variable 'math' is not declared/],
    ['b is text', /'text' is not a type/],
    ['b[]', /Expected an expression/],
    ['b[:', /Expected an expression/],
    ['exists(/a/-b)', /Expected a path segment/],
    ['b.(c)', /field's or method's name/],
    ['(b', /Expected '\)'/],
    ['for == 1', /Expected an expression, but found 'for'/],
    ['b # c', /"#" has no meaning/],
  ])('the condition %s', (condition, message) => {
    const problem = problemOf(withCondition(condition))
    expect(problem.message).toMatch(message)
    expect(problem.line).toBe(4)
  })

  test.each([
    ['function f(a, a) { return a; }', /parameter 'a' is declared twice/],
    ['function f(a) { let a = 1; return a; }', /'a' is declared twice in this function/],
    ['function f() { return true; } function f() { return true; }', /'f' is declared twice/],
    ['function f() { return f(); }', /'f' calls itself/],
    ['function f() { return g(); } function g() { return f(); }', /calls itself/],
    ['function get(x) { return x; }', /built-in/],
    ['function f() { let a = b; let b = 1; return a; }', /variable 'b' is not declared/],
    ['function f() { let a = 1 return a; }', /Expected ';'/],
    ['function f() { }', /Expected 'let' or 'return'/],
    ['function f(a,b,c,d,e,g,h,i) { return a; }', /7 parameters at most/],
    ['function if() { return 1; }', /word of the language/],
    [
      `${Array.from({ length: 21 }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(' ')} function f21() { return 1; }`,
      /nest deeper than 20/,
    ],
  ])('%s', (declaration, message) => {
    expect(problemOf(withFunction(declaration)).message).toMatch(message)
  })

  test.each([
    ['brackets', '('.repeat(100_000)],
    ['negations', '!'.repeat(100_000)],
    ['members', `b${'.b'.repeat(100_000)}`],
    ['sums', `1${'+1'.repeat(100_000)} == 1`],
    ['conditions', 'b ? '.repeat(50_000)],
    ['lists', '['.repeat(100_000)],
  ])('endless %s', (_, condition) => {
    expect(problemOf(withCondition(condition)).message).toMatch(
      /more than 1000 parts|nests (100|more than 99) deep/,
    )
  })

  test.each(NESTINGS)('%i %s are accepted, one more is not', (most, _, condition) => {
    expect(() => parseRules(withCondition(condition(most)))).not.toThrow()
    expect(problemOf(withCondition(condition(most + 1))).message).toMatch(/nests (100|more than 99) deep/)
  })

  test('a file that is too large is rejected', () => {
    expect(problemOf(' '.repeat(300_000)).message).toMatch(/256 KiB/)
  })
})

test('any text results in a ruleset or in an error with a position', () => {
  const word = fc.constantFrom(
    ..."rules_version = '2' ; service cloud.firestore { } match / {a} {a=**} allow read write : if function f ( ) let return a . b [ ] $( ? && || ! == < in is int - + * % \"x\" ' /* // 1 2.5 get true null , \n".split(
      ' ',
    ),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
    fc.array(word, { maxLength: 30 }).map((words) => withCondition(words.join(' '))),
    fc.array(word, { maxLength: 30 }).map((words) => withFunction(words.join(' '))),
  )
  fc.assert(
    fc.property(text, (source) => {
      try {
        parseRules(source)
      } catch (error) {
        expect(error).toBeInstanceOf(RulesSyntaxError)
        const lines = source.split('\n').length
        expect(error).toMatchObject({ name: 'RulesSyntaxError' })
        if (error instanceof RulesSyntaxError) {
          expect(error.line).toBeGreaterThanOrEqual(1)
          expect(error.line).toBeLessThanOrEqual(lines)
          expect(error.column).toBeGreaterThanOrEqual(1)
        }
      }
    }),
    { numRuns: 2_000 },
  )
})
