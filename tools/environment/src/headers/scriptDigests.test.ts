import { scriptDigests, UnknownScriptError } from './scriptDigests.ts'

const digest = (letter: string) => `sha384-${letter.repeat(64)}`

test('finds the digest of each script', () => {
  const page = `<script defer src="/1.js" integrity="${digest('a')}"></script>\n<link rel="preload" href="/x">
    <script integrity="${digest('b')}" src="/2.js"></script>`
  expect(scriptDigests(page)).toEqual([digest('a'), digest('b')])
})

test.each(['<script>alert(1)</script>', '<script src="/1.js" integrity="sha384-short"></script>'])(
  'refuses a script that the policy could not allow: %s',
  (page) => {
    expect(() => scriptDigests(page)).toThrow(UnknownScriptError)
  },
)
