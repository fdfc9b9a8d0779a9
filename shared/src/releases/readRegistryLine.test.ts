import * as fc from 'fast-check'
import { readRegistry, readSigned } from './readRegistry.ts'
import { FormatError, readRegistryLine } from './readRegistryLine.ts'
import { registryLineSchema, registrySchema, signedRegistrySchema } from './registrySchema.ts'

const RELEASE = {
  id: 'mfe-account',
  name: 'mfe_account',
  version: '19.2.0-1a2b3c4d',
  entry: 'https://account.studio.test/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 1,
}
const LINE = {
  ...RELEASE,
  previous: { ...RELEASE, version: '19.1.0-00000000' },
  canary: {
    release: { ...RELEASE, version: '19.3.0-00000000' },
    audience: { percent: 12.5, admins: true, organizations: ['a'], people: [] },
    since: '2026-01-01T00:00:00.000Z',
  },
  stopped: {
    version: '19.2.9-00000000',
    at: '2026-01-01T00:00:00.000Z',
    by: 'guard',
    counts: { canary: { views: 50, errors: 9 }, current: { views: 500, errors: 1 } },
  },
}

/** Paths of all fields of a value, for example ["canary", "audience", "percent"]. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

/** A copy in which the field at the path has another value, or none. */
function changed(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([each, inner]) => [
    each,
    each === key ? changed(inner, rest, replacement) : inner,
  ])
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** What is no valid value of most fields, or of the edge of some. */
const ODD = [
  undefined,
  null,
  '',
  'guard',
  'http://localhost/a',
  'http://studio.test',
  0,
  1.5,
  -1,
  100,
  101,
  Number.NaN,
]
const odd = fc.oneof(fc.constantFrom(...ODD, true, [], {}, ['a'], [1], LINE, RELEASE), fc.jsonValue())

const outcomeOf = (read: () => unknown) => {
  try {
    return { value: read() }
  } catch (error) {
    return { isRefused: error instanceof FormatError }
  }
}
const parsedBy = (
  schema: typeof registryLineSchema | typeof registrySchema | typeof signedRegistrySchema,
  value: unknown,
) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? { value: parsed.data } : { isRefused: true }
}

test('a line is read, or refused, as by the schema', () => {
  expect(readRegistryLine({ ...LINE, unknown: 1 })).toEqual(LINE)
  const changes = fc.array(fc.tuple(fc.constantFrom(...pathsOf(LINE)), odd), { maxLength: 3 })
  fc.assert(
    fc.property(changes, (all) => {
      const line = all.reduce<unknown>(
        (value, [path, replacement]) => changed(value, path, replacement),
        LINE,
      )
      expect(outcomeOf(() => readRegistryLine(line))).toEqual(parsedBy(registryLineSchema, line))
    }),
    { numRuns: 500 },
  )
})

test('a registry and a signed one are read, or refused, as by their schemas', () => {
  const content = fc.record(
    { revision: odd, salt: odd, remotes: odd, content: odd, signature: odd },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(content, odd), (value) => {
      expect(outcomeOf(() => readRegistry(value))).toEqual(parsedBy(registrySchema, value))
      expect(outcomeOf(() => readSigned(value))).toEqual(parsedBy(signedRegistrySchema, value))
    }),
  )
})

test('the error names the field', () => {
  const line = changed(LINE, ['canary', 'release', 'entry'], 'javascript:alert(1)')
  expect(() => readRegistryLine(line)).toThrow('canary.release.entry')
})
