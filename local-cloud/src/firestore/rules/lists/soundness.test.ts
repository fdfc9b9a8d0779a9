import * as fc from 'fast-check'
import { RpcError } from '../../../base/RpcError.ts'
import { compileFilter } from '../../query/compileFilter.ts'
import { parseFilter } from '../../query/parseFilter.ts'
import { policyFor, rulesFile } from '../test/policyFor.ts'
import { and, or, unary, where } from '../test/query.ts'
import { type Plain, ROOT, storedDocument } from '../test/storedDocument.ts'

const field = fc.constantFrom('a', 'b', 'm.x')
const scalar: fc.Arbitrary<Plain> = fc.constantFrom<Plain>(null, true, false, 0, 1, 2, 1.5, 'p', 'q', '')
const value: fc.Arbitrary<Plain> = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }))

const leafFilter = fc.oneof(
  fc
    .tuple(
      field,
      fc.constantFrom(
        '==' as const,
        '!=' as const,
        '<' as const,
        '<=' as const,
        '>' as const,
        '>=' as const,
        'array-contains' as const,
      ),
      scalar,
    )
    .map(([name, op, operand]) => where(name, op, operand)),
  fc
    .tuple(
      field,
      fc.constantFrom('in' as const, 'not-in' as const, 'array-contains-any' as const),
      fc.array(scalar, { minLength: 1, maxLength: 2 }),
    )
    .map(([name, op, operand]) => where(name, op, operand)),
  fc
    .tuple(field, fc.constantFrom('IS_NULL' as const, 'IS_NOT_NULL' as const))
    .map(([name, op]) => unary(name, op)),
)
const filter = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    leafFilter,
    fc.array(tie('filter'), { minLength: 1, maxLength: 2 }).map((parts) => and(...parts)),
    fc.array(tie('filter'), { minLength: 1, maxLength: 2 }).map((parts) => or(...parts)),
  ),
})).filter

const literal = scalar.map((plain) => JSON.stringify(plain))
const operand = fc.oneof(
  field.map((name) => `resource.data.${name}`),
  literal,
  field.map((name) => `resource.data${name.replace(/[^.]+\.?/g, (part) => `['${part.replace('.', '')}']`)}`),
  fc.tuple(field, literal).map(([name, fallback]) => `resource.data.get('${name}', ${fallback})`),
)
const comparison = fc.oneof(
  fc
    .tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), operand)
    .map(([left, op, right]) => `${left} ${op} ${right}`),
  fc.tuple(operand, fc.array(literal, { maxLength: 3 })).map(([item, items]) => `${item} in [${items}]`),
  fc.tuple(literal, field).map(([item, name]) => `${item} in resource.data.${name}`),
  field.map((name) => `'${name}' in resource.data`),
  fc
    .tuple(operand, fc.constantFrom('string', 'number', 'int', 'float', 'bool', 'list', 'map'))
    .map(([subject, type]) => `${subject} is ${type}`),
  fc
    .tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fc.array(literal, { maxLength: 3 }))
    .map(([name, method, items]) => `resource.data.${name}.${method}([${items}])`),
)
const condition = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    comparison,
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([left, op, right]) => `(${left} ${op} ${right})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
  ),
})).condition

const data = fc.record(
  { a: value, b: value, m: fc.oneof(value, fc.record({ x: value }, { requiredKeys: [] })) },
  { requiredKeys: [] },
)

function isDenied(action: () => void): boolean {
  try {
    action()
    return false
  } catch (error) {
    if (error instanceof RpcError && error.status === 'PERMISSION_DENIED') return true
    throw error
  }
}

test('a query is allowed only if each document that it can return may be read', () => {
  let allowed = 0
  fc.assert(
    fc.property(
      filter,
      condition,
      fc.array(data, { minLength: 5, maxLength: 20 }),
      (where, rule, contents) => {
        const policy = policyFor(rulesFile(`match /things/{id} { allow read: if ${rule}; }`))
        const none = { get: () => undefined }
        if (isDenied(() => policy.list(ROOT, { from: [{ collectionId: 'things' }], where }, none))) return
        allowed += 1
        const matches = compileFilter(parseFilter(where))
        for (const content of contents) {
          const document = storedDocument('things/one', content)
          if (!matches(document)) continue
          expect(isDenied(() => policy.get(document.name, { get: () => document }))).toBe(false)
        }
      },
    ),
    { numRuns: 3_000 },
  )
  // Ensures that the generated cases exercise the property.
  expect(allowed).toBeGreaterThan(100)
})

test('an index in brackets proves the same as the member of that name', () => {
  let allowed = 0
  fc.assert(
    fc.property(filter, condition, (where, rule) => {
      // Names in quotes are keys, not members.
      const withBrackets = rule.replace(/(?<!'\w+)\.(a|b|m|x)\b/g, "['$1']")
      const isAllowed = (each: string) => {
        const policy = policyFor(rulesFile(`match /things/{id} { allow list: if ${each}; }`))
        return !isDenied(() =>
          policy.list(ROOT, { from: [{ collectionId: 'things' }], where }, { get: () => undefined }),
        )
      }
      const expected = isAllowed(rule)
      if (expected) allowed += 1
      expect(isAllowed(withBrackets)).toBe(expected)
    }),
    { numRuns: 1_000 },
  )
  // Ensures that the generated cases exercise the property.
  expect(allowed).toBeGreaterThan(10)
})
