import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { headersFile, redirectsFile } from './plainFolder.ts'

const DIGESTS = { scripts: [`sha384-${'a'.repeat(64)}`], styles: [] }

/** Header names by path, each with the line's value. */
const blocksOf = (text: string) =>
  text
    .trimEnd()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      return [path, lines.map((line) => line.trim().split(': ')[0] ?? '')] as const
    })

test.each(['shell', 'mfe-sia'])('no path of %s gets two policies, or two rules of caching', (name) => {
  const blocks = blocksOf(headersFile(PRODUCTION, name, DIGESTS))
  const [everywhere] = blocks
  expect(everywhere?.[0]).toBe('/*')
  expect(everywhere?.[1]).toContain('content-security-policy')
  expect(everywhere?.[1]).not.toContain('cache-control')
  for (const [, headers] of blocks.slice(1)) expect(headers).toEqual(['cache-control'])
})

test('versioned files are cached', () => {
  expect(headersFile(PRODUCTION, 'shell', DIGESTS)).toContain(
    '/shell/*\n  cache-control: public, max-age=31536000, immutable\n',
  )
})

test('the shell answers its routes with the page, and passes the pages of the sign-in and reports on', () => {
  const lines = redirectsFile(PRODUCTION, ['/auth/signin']).split('\n')
  expect(lines).toContain('/__/auth/* https://outcome-studio.firebaseapp.com/__/auth/:splat 200!')
  expect(lines).toContain('/reports https://us-west3-outcome-studio.cloudfunctions.net/reports 200!')
  expect(lines).toContain(
    '/events/* https://us-west3-outcome-studio.cloudfunctions.net/publicEvent/:splat 200!',
  )
  expect(lines).toContain('/sia/* /index.html 200')
  const [own, page] = ['/auth/signin /prerendered/auth/signin.html 200', '/auth/* /index.html 200']
  expect(lines.indexOf(own)).toBeGreaterThan(0)
  expect(lines.indexOf(own)).toBeLessThan(lines.indexOf(page))
  expect(lines.some((line) => line.startsWith('/* '))).toBe(false)
})
