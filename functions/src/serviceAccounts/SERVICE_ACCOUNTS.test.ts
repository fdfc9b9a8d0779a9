import { globSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { Expression } from 'firebase-functions/params'
import { z } from 'zod'
import { SERVICE_ACCOUNTS } from './SERVICE_ACCOUNTS.ts'

// As when Firebase's tools list the functions.
process.env.FUNCTIONS_CONTROL_API = 'true'
const exported = jest.requireActual<typeof import('../index.ts')>('../index.ts')

const endpointSchema = z.object({
  serviceAccountEmail: z.unknown().transform((value) => (value instanceof Expression ? value.toCEL() : null)),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
  eventTrigger: z.looseObject({}).optional(),
})
type Endpoint = z.infer<typeof endpointSchema>

/** What each function declares, by the name under which it is deployed. */
const endpointsOf = (group: object, prefix = ''): readonly (readonly [string, Endpoint])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}${key}`
    if (typeof value === 'function') {
      return [[name, endpointSchema.parse(Reflect.get(value, '__endpoint'))] as const]
    }
    return typeof value === 'object' && value !== null ? endpointsOf(value, `${name}-`) : []
  })

const endpoints = new Map(endpointsOf(exported))
const accounts = Object.entries(SERVICE_ACCOUNTS)

const FOLDER = resolve(import.meta.dirname, '..')
const TEXTS = new Map(
  globSync('**/*.ts', { cwd: FOLDER }).map((path) => [
    path.replaceAll('\\', '/'),
    // What only types need does not run.
    readFileSync(join(FOLDER, path), 'utf8').replaceAll(/^import type [^']*'[^']*'/gm, ''),
  ]),
)

const importsOf = (path: string): readonly string[] =>
  [...(TEXTS.get(path) ?? '').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, to = '']) =>
    posix.join(posix.dirname(path), to),
  )

/** Everything that runs with a function: the module that exports it, and what that imports, directly or not. */
function modulesOf(name: string): ReadonlySet<string> {
  const [first = ''] = name.split('-')
  const line = new RegExp(`export \\{[^}]*\\b${first}\\b[^}]*\\} from '\\./([^']+)'`)
  const [, path = ''] = line.exec(TEXTS.get('index.ts') ?? '') ?? []
  const reached = new Set([path])
  for (const each of reached) for (const next of importsOf(each)) reached.add(next)
  return reached
}

/** Methods of the Admin SDK that change sign-ins, and the permission that each needs. */
const CHANGES = [
  [/\.(?:setCustomUserClaims|updateUser|revokeRefreshTokens)\(/, 'firebaseauth.users.update'],
  [/\.deleteUsers?\(/, 'firebaseauth.users.delete'],
  [/\.(?:createUser|importUsers)\(/, 'firebaseauth.users.create'],
  [/\.generate\w+Link\(/, 'firebaseauth.users.sendEmail'],
] as const

test('every function belongs to exactly one account', () => {
  const listed = accounts.flatMap(([, { functions }]) => functions)
  expect(listed.toSorted()).toEqual([...endpoints.keys()].toSorted())
})

describe.each(accounts)('%s', (id, { functions, roles, permissions, secrets }) => {
  const declared = functions.flatMap((name) => endpoints.get(name) ?? [])
  const modules = new Set(functions.flatMap((name) => [...modulesOf(name)]))

  test('runs its functions, in the project that they are deployed to', () => {
    expect(new Set(declared.map(({ serviceAccountEmail }) => serviceAccountEmail))).toEqual(
      new Set([`${id}@{{ params.PROJECT_ID }}.iam.gserviceaccount.com`]),
    )
  })

  test('has the secrets that its functions declare, and no others', () => {
    const keys = declared.flatMap(({ secretEnvironmentVariables }) =>
      secretEnvironmentVariables.map(({ key }) => key),
    )
    expect(secrets).toEqual([...new Set(keys)].sort())
  })

  test('may receive events if one of its functions has a trigger', () => {
    const hasTrigger = declared.some(({ eventTrigger }) => eventTrigger !== undefined)
    expect(roles.includes('roles/eventarc.eventReceiver')).toBe(hasTrigger)
    expect(roles.includes('roles/run.invoker')).toBe(hasTrigger)
  })

  test('may read documents and sign-ins if the code of its functions can', () => {
    expect(roles.some((role) => role.startsWith('roles/datastore.'))).toBe(
      modules.has('database/database.ts'),
    )
    expect(roles.includes('roles/firebaseauth.viewer')).toBe(modules.has('database/accounts.ts'))
  })

  test('may change sign-ins as the code of its functions does, and not otherwise', () => {
    const needed = CHANGES.filter(([method]) =>
      [...modules].some((path) => method.test(TEXTS.get(path) ?? '')),
    ).map(([, permission]) => permission)
    expect(permissions).toEqual(needed.toSorted())
  })
})
