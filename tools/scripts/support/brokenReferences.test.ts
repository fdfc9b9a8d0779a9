import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenReferences, isSkippedFolder } from './brokenReferences.ts'

const root = join(__dirname, '..', '..', '..')
const NOTES = '# Notes\n\n## §1 The first part\n\n## §2 The second part\n'

function broken(path: string, text: string): readonly string[] {
  const texts = new Map([
    ['docs/notes.md', NOTES],
    [path, text],
  ])
  return brokenReferences(texts, (target) => texts.has(target) || target === 'docs')
}

test.each([
  ['README.md', '[notes](docs/notes.md)'],
  ['docs/other.md', '[notes](notes.md#2-the-second-part) and [here](#other)\n\n# Other'],
  ['docs/a/b.md', '[notes](../notes.md), [site](https://example.test/x.md)'],
  ['README.md', '```\n[an example](missing.md)\n```'],
  ['src/a.ts', '// See docs/notes.md §1.'],
  ['src/a.ts', '/**\n * Two parts (docs/notes.md\n * §1 and §2).\n */'],
  ['src/a.ts', '// docs/notes.md §1, §2'],
  [
    'README.md',
    'The notes are in `docs/notes.md`, `text/html` is a type, `docs/<name>` is any document, `docs/x` no file.',
  ],
])('a reference in %s that leads somewhere passes: %j', (path, text) => {
  expect(broken(path, text)).toEqual([])
})

test.each([
  ['README.md', '[notes](docs/note.md)', 'docs/note.md'],
  ['docs/other.md', '[notes](notes.md#3-third)', 'notes.md#3-third'],
  ['README.md', 'As docs/notes.md §3 says.', 'docs/notes.md §3'],
  ['README.md', 'The notes are in `docs/note.md`.', 'docs/note.md'],
  ['src/a.ts', '// docs/missing.md', 'docs/missing.md'],
  ['src/a.ts', '/**\n * Two parts (docs/notes.md\n * §1 and §7).\n */', 'docs/notes.md §1 and §7'],
])('a reference in %s that leads nowhere is reported: %j', (path, text, reference) => {
  expect(broken(path, text)).toEqual([`${path}: ${reference}`])
})

describe('the repository', () => {
  const paths = globSync('**/*.{md,ts,tsx,js,mjs,css,html,rules}', { cwd: root, exclude: isSkippedFolder })
  // The cases above name documents that do not exist.
  const checked = paths.filter((path) => !path.endsWith('brokenReferences.test.ts'))
  const texts = new Map(checked.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

  test('has references that all lead somewhere', () => {
    expect(texts.has('docs/product.md')).toBe(true)
    expect(brokenReferences(texts, (path) => existsSync(join(root, path)))).toEqual([])
  })

  test('has no marks of an unfinished merge', () => {
    const marked = checked.filter((path) => /^(?:<{7}|>{7}) /m.test(texts.get(path) ?? ''))
    expect(marked).toEqual([])
  })
})
