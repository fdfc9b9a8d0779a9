import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(__dirname, '../..')
const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
})

const refused: readonly string[] = [
  "export const isEnter = (event: KeyboardEvent) => event.key === 'Enter'",
  "export const isEnter = (e: KeyboardEvent) => e.key.startsWith('Enter')",
  "export const isEnter = (down: KeyboardEvent) => down.key === 'Enter'",
  "export const isNotEnter = (down: KeyboardEvent) => down.key !== 'ArrowUp'",
  'export const isOurs = (x: KeyboardEvent) => !x.isComposing',
  'export const isOurs = (x: KeyboardEvent) => x.keyCode !== 229',
  "export const isEnter = ({ key, shiftKey }: KeyboardEvent) => key === 'Enter' && shiftKey",
  "export const isEnter = (pressed: KeyPress) => {\n  const { key } = pressed\n  return key === 'Enter'\n}",
  "export const Field = () => <input onKeyDown={({ key }) => key === 'Enter'} />",
]

const allowed: readonly string[] = [
  "export const isEnter = (event: KeyboardEvent) => keyOf(event) === 'Enter'",
  'export const isSame = (location: Location) => location.key === key',
  "export const isTo = (word: Word) => word.key === 'to'",
  'export const Row = ({ key, name }: RowProps) => <li key={key}>{name}</li>',
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
  const config: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  // The copy stands outside any repository.
  delete config.vcs
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  cpSync(join(root, 'scripts/keys/readKeys.grit'), join(folder, 'scripts/keys/readKeys.grit'))
  for (const [at, source] of [...refused, ...allowed].entries()) write(`shell/src/a/${nameOf(at)}`, source)
  write('shared/src/ui/keys/keyOf.ts', refused[0] ?? '')
  write('local-cloud/src/keys.ts', refused[0] ?? '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${source}\n`)
}

const nameOf = (at: number) => `x${at}.tsx`

test('a key is read by keyOf alone', () => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = report.parse(JSON.parse(stdout))
  const reported = diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location }) => location.path)
  expect([...new Set(reported)].sort()).toEqual(refused.map((_source, at) => `shell/src/a/${nameOf(at)}`))
})
