import { runInNewContext } from 'node:vm'

/** What Jest sets for each test file, and packages for all. */
const IGNORED = new Set([
  ...['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'fdescribe', 'xdescribe', 'expect'],
  ...['test', 'it', 'fit', 'xit', 'xtest', 'console'],
  // Zod defines these two when it is loaded.
  ...['__zod_globalConfig', '__zod_globalRegistry'],
])
/** Where the package expect stores its matchers, and how it marks its own. */
const MATCHERS = Symbol.for('$$jest-matchers-object')
const IS_OWN_MATCHER = Symbol.for('$$jest-internal-matcher')

type Properties = ReadonlyMap<string, PropertyDescriptor>

/**
 * Remembers the globals of a realm: global variables, built-in objects and their prototypes, environment variables and
 * matchers of `expect`.
 *
 * @returns a function that lists what has changed since, for example "Array.prototype.at"
 */
export function rememberGlobals(global: object): () => readonly string[] {
  const before = propertiesOf(global)
  return () => {
    const after = propertiesOf(global)
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((owner) =>
      changedIn(before.get(owner) ?? new Map(), after.get(owner) ?? new Map()).map(
        (name) => `${owner}${name}`,
      ),
    )
  }
}

function changedIn(before: Properties, after: Properties): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isSame(name, before.get(name), after.get(name)),
  )
}

function isSame(
  name: string,
  before: PropertyDescriptor | undefined,
  after: PropertyDescriptor | undefined,
): boolean {
  if (before === undefined || after === undefined) return (before ?? after)?.value === undefined
  if (Object.is(before.value, after.value) && before.get === after.get) return true
  // Jest's environment copies a global of Node when it is first read.
  return (
    before.get !== undefined && after.value !== undefined && after.value === Reflect.get(globalThis, name)
  )
}

/** By the name of the owner, with the point behind it. The global object has none. */
function propertiesOf(global: object): ReadonlyMap<string, Properties> {
  const owners: [string, unknown][] = BUILT_INS.flatMap((name) => {
    const builtIn: unknown = ownValue(global, name)
    return [
      [`${name}.`, builtIn],
      [`${name}.prototype.`, ownValue(builtIn, 'prototype')],
    ]
  })
  owners.push(['process.env.', ownValue(ownValue(global, 'process'), 'env')])
  owners.push(['expect.', ownValue(ownValue(global, MATCHERS), 'matchers')])
  const properties = new Map<string, Properties>()
  for (const [name, owner] of [['', global], ...owners] as const) {
    if (isObject(owner)) properties.set(name, descriptorsOf(owner, name === '' ? IGNORED : NOTHING))
  }
  return properties
}

function descriptorsOf(owner: object, without: ReadonlySet<string>): Properties {
  const names = Object.getOwnPropertyNames(owner).filter((name) => !without.has(name))
  return new Map(
    names.flatMap((name) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name)
      return descriptor === undefined || isOwnMatcher(descriptor.value) ? [] : [[name, descriptor]]
    }),
  )
}

/** The value of a property of its own, without calling a getter. */
function ownValue(owner: unknown, name: string | symbol): unknown {
  return isObject(owner) ? Object.getOwnPropertyDescriptor(owner, name)?.value : undefined
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const isOwnMatcher = (value: unknown) => typeof value === 'function' && Reflect.has(value, IS_OWN_MATCHER)

const NOTHING: ReadonlySet<string> = new Set()
const BUILT_INS: readonly string[] = Array.from(
  runInNewContext('Object.getOwnPropertyNames(globalThis)').filter(
    (name: unknown) => name !== 'globalThis' && name !== 'console',
  ),
  String,
)
