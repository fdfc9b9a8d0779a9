import * as fc from 'fast-check'
import type { Fields } from './Fields.ts'
import type { StudyDocuments } from './StudyDocuments.ts'

const text = fc.string({ unit: 'grapheme' })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
/** Fields no version knows, at every level. */
const unknown = fc.dictionary(
  fc.constantFrom('colour', 'mood', 'notes', 'earlierRemarks', 'earlierCategory'),
  text,
)

const withUnknown = (known: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc.tuple(unknown, known).map(([others, fields]) => withoutUndefined({ ...others, ...fields }))

/** The database knows no undefined. */
function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const outcome = fc.oneof(text, withUnknown(fc.record({ text, userInput: maybe(text), remarks: maybe(text) })))
const step = fc.oneof(
  text,
  withUnknown(
    fc.record({ text, category: maybe(text), outcomes: maybe(fc.array(outcome, { maxLength: 3 })) }),
  ),
)

/** Everything in one document. */
export const anyOneDocument: fc.Arbitrary<StudyDocuments> = withUnknown(
  fc.record({
    schemaVersion: maybe(fc.constant(0)),
    name: text,
    executor: maybe(text),
    job: text,
    created: maybe(fc.nat()),
    steps: maybe(fc.array(step, { maxLength: 3 })),
  }),
).map((document) => ({ docName: 'Study', document, content: null }))

const remarks = maybe(fc.oneof(text, fc.array(text, { maxLength: 2 })))
const uuid = maybe(fc.constantFrom('a', 'b', 'c', ''))
const statement = withUnknown(fc.record({ uuid, userInput: maybe(text), remarks }))
const jobStep = withUnknown(
  fc.record({
    uuid,
    userInput: maybe(text),
    category: maybe(fc.option(text)),
    remarks,
    outcomeStatements: maybe(fc.array(statement, { maxLength: 3 })),
  }),
)
const content = withUnknown(
  fc.record({
    jtbd: withUnknown(
      fc.record({ uuid, executor: maybe(text), userInput: maybe(text), remarks, verLexer: maybe(text) }),
    ),
    jobSteps: maybe(fc.array(jobStep, { maxLength: 3 })),
  }),
)
const header = withUnknown(
  fc.record({
    docName: maybe(text),
    uuid,
    createdAt: maybe(text),
    revision: maybe(fc.nat()),
    schemaVersion: maybe(fc.constantFrom(0, 1)),
  }),
)

/** Two documents, remarks and categories in plain text, identities missing or used twice. */
export const anyTwoDocuments: fc.Arbitrary<StudyDocuments> = fc
  .tuple(fc.oneof(header, withUnknown(fc.record({ header }))), content)
  .map(([document, own]) => ({ docName: 'Study', document, content: own }))
