import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPortalLink } from '@outcome-studio/shared/callables/createPortalLink'
import { declaredParams } from 'firebase-functions/params'
import { z } from 'zod'

// As when Firebase's tools list the functions.
process.env.FUNCTIONS_CONTROL_API = 'true'
const functions = jest.requireActual<typeof import('./index.ts')>('./index.ts')

const endpointSchema = z.object({
  region: z.tuple([z.literal('us-west3')]),
  concurrency: z.int().min(1).max(20),
  maxInstances: z.int().min(1).max(50),
  availableMemoryMb: z.int().min(256).max(1024),
  timeoutSeconds: z.int().min(15).max(540),
})

/** The exported functions, those of groups by their deployed names. */
const named = (exported: object, group = ''): (readonly [string, object])[] =>
  Object.entries(exported).flatMap(([key, value]: [string, unknown]) => {
    const name = `${group}${key}`
    if (typeof value === 'function') return [[name, value] as const]
    return typeof value === 'object' && value !== null ? named(value, `${name}-`) : []
  })

test('are not loaded without the origins of the product', () => {
  delete process.env.FUNCTIONS_CONTROL_API
  jest.isolateModules(() => {
    expect(() => jest.requireActual('./index.ts')).toThrow('The parameter ALLOWED_ORIGINS is missing.')
  })
})

test('functions of the Stripe extension have its names', () => {
  const names = named(functions).map(([name]) => name)
  expect(names).toContain('ext-firestore-stripe-payments-handleWebhookEvents')
  expect(names).toContain(createPortalLink.name)
})

test.each(named(functions))('%s bounds what it uses', (_name, exported) => {
  expect(endpointSchema.safeParse(Reflect.get(exported, '__endpoint')).error).toBeUndefined()
})

test('an instance serves one request at a time where the work occupies the processor', () => {
  const { runOutcomeAutomation, exportTriangularisDoc, upgradeTriangularisDoc } = functions
  for (const each of [runOutcomeAutomation, exportTriangularisDoc, upgradeTriangularisDoc]) {
    expect(Reflect.get(each, '__endpoint')).toMatchObject({ concurrency: 1 })
  }
})

test('the list of secrets that production needs is complete', () => {
  const document = readFileSync(resolve(import.meta.dirname, '../../docs/security.md'), 'utf8')
  const listed = /\*\*Secrets\*\*.*/.exec(document)?.[0] ?? ''
  const secrets = declaredParams
    .filter((param) => Reflect.get(param.constructor, 'type') === 'secret')
    .map(({ name }) => name)
  expect(secrets).toContain('TRIAL_KEY')
  expect(secrets.filter((name) => !listed.includes(`\`${name}\``))).toEqual([])
})
