import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** Federation 2.9.2 fails to load with 5.112 and on content hashes with 5.111. Its peer range allows both. */
const ONLY_WORKING = '5.110.3'

const manifest = z.object({
  version: z.string(),
  type: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
})
const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })

const read = <Content>(path: string, schema: z.ZodType<Content>) =>
  schema.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8')))

test('is the version that works with federation, in all three places', () => {
  expect(read('tools/build/package.json', manifest).dependencies.webpack).toBe(ONLY_WORKING)
  expect(read('node_modules/webpack/package.json', manifest).version).toBe(ONLY_WORKING)
  const { packages } = read('package-lock.json', lock)
  const locked = Object.entries(packages).filter(([path]) => path.endsWith('node_modules/webpack'))
  expect(locked).toEqual([['node_modules/webpack', expect.objectContaining({ version: ONLY_WORKING })]])
})

test('treats the packages around it as ES modules', () => {
  expect(read('package.json', manifest).type).toBe('module')
})
