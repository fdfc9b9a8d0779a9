import * as fc from 'fast-check'
import { RpcError } from '../../../base/RpcError.ts'
import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import { BUILT_IN_ARITY, TYPE_NAMES } from '../syntax/builtIns.ts'
import { bearer, policyFor, rulesFile } from '../test/policyFor.ts'
import { ROOT, readerOf, storedDocument } from '../test/storedDocument.ts'

const METHODS =
  'lower upper trim size toUtf8 matches split replace hasAll hasAny hasOnly concat join removeAll toSet difference intersection union keys values get diff addedKeys removedKeys changedKeys unchangedKeys affectedKeys date time year month day dayOfWeek dayOfYear hours minutes seconds nanos toMillis toBase64 toHexString latitude longitude distance bind toString constructor'.split(
    ' ',
  )

const atom = fc.constantFrom(
  ...'null true false 0 1 -1 9223372036854775807 1.5 0.0 "a" "" "(" "[0-9]+" "é🚦" b"x" [] {} [1,"a"] {"a":1} resource resource.data resource.data.list request request.auth.token request.time request.path id /a/b /databases/$(database)/documents/things/one'.split(
    ' ',
  ),
)
const expression = fc.letrec<{ expression: string }>((tie) => {
  const sub = tie('expression')
  return {
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      atom,
      fc
        .tuple(sub, fc.constantFrom(...METHODS), fc.array(sub, { maxLength: 2 }))
        .map(([self, name, args]) => `(${self}).${name}(${args})`),
      fc
        .constantFrom(...BUILT_IN_ARITY)
        .chain(([name, arity]) =>
          fc.array(sub, { minLength: arity, maxLength: arity }).map((args) => `${name}(${args})`),
        ),
      fc
        .tuple(sub, fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '<=', '&&', '||', 'in'), sub)
        .map(([left, op, right]) => `(${left} ${op} ${right})`),
      fc.tuple(sub, fc.constantFrom(...TYPE_NAMES)).map(([subject, type]) => `(${subject} is ${type})`),
      fc.tuple(sub, sub).map(([target, index]) => `(${target})[${index}]`),
      fc.tuple(sub, sub, sub).map(([target, from, to]) => `(${target})[${from}:${to}]`),
      fc.tuple(sub, sub, sub).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
      fc.array(sub, { maxLength: 3 }).map((items) => `[${items}]`),
      fc.tuple(sub, sub).map(([key, value]) => `{${key}: ${value}}`),
      sub.map((operand) => `!(${operand})`),
      sub.map((operand) => `-(${operand})`),
      sub.map((part) => `/things/$(${part})`),
      sub.map((target) => `(${target}).data`),
    ),
  }
}).expression

const document = storedDocument('things/one', {
  list: [1, 'a', null, 1.5, { a: 1 }],
  text: 'x',
  when: new Date(0),
})
const reader = readerOf({})
const ask: Readonly<Record<string, (policy: ReturnType<typeof policyFor>) => void>> = {
  get: (policy) => policy.get(document.name, { get: () => document }),
  list: (policy) => policy.list(ROOT, { from: [{ collectionId: 'things' }] }, reader),
  write: (policy) =>
    policy.write([{ name: document.name, before: document, after: document }], reader, reader, 1),
}

test.each(Object.keys(ask))('whatever the condition, %s is either allowed or denied', (method) => {
  fc.assert(
    fc.property(expression, (condition) => {
      try {
        ask[method]?.(
          policyFor(rulesFile(`match /things/{id} { allow read, write: if ${condition}; }`), bearer('ann')),
        )
      } catch (error) {
        const isDenial = error instanceof RpcError && error.status === 'PERMISSION_DENIED'
        if (!isDenial && !(error instanceof RulesSyntaxError)) throw error
      }
    }),
    { numRuns: 3_000 },
  )
})
