import { lintSources } from './lintSources.ts'

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

const nameOf = (at: number) => `shell/src/a/x${at}.tsx`

test('a key is read by keyOf alone', () => {
  const sources = Object.fromEntries([...refused, ...allowed].map((source, at) => [nameOf(at), source]))
  const elsewhere = {
    'shared/src/ui/keys/keyOf.ts': refused[0] ?? '',
    'local-cloud/src/keys.ts': refused[0] ?? '',
  }
  expect(lintSources({ ...sources, ...elsewhere })).toEqual(refused.map((_source, at) => nameOf(at)).sort())
})
