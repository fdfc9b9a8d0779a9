import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PortInUseError } from '../../../local-cloud/src/network/PortInUseError.ts'
import { stackPorts } from './ports.ts'
import { respondToReports } from './respondToReports.ts'
import { Site } from './Site.ts'
import { startHosting, UnknownSiteError } from './startHosting.ts'
import { ask } from './testing/ask.ts'
import {
  type HostedFixture,
  hostFixture,
  INTEGRITY,
  PAGE,
  SCRIPT,
  SIGN_IN_PAGE,
} from './testing/hostFixture.ts'

const BROWSER = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

let fixture: HostedFixture
let shell: string
let account: string
beforeAll(async () => {
  fixture = await hostFixture()
  shell = fixture.hosting.shell.origin
  account = fixture.hosting.features.get('mfe-account')?.origin ?? ''
})
afterAll(() => fixture.release())

describe('the page', () => {
  test.each(['/', '/outcome-validation/My%20study%20v1.2', '/sia/a/b?tab=1'])(
    'is served at %s',
    async (path) => {
      const { status, headers, text } = await ask(shell, path, BROWSER)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
      expect(text).toBe(PAGE)
    },
  )

  test('of a path with content is served at this path alone', async () => {
    const { status, headers, text } = await ask(shell, '/auth/signin?next=%2Fsia', BROWSER)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(text).toBe(SIGN_IN_PAGE)
    for (const path of ['/auth/signin/', '/auth/signup', '/prerendered/auth/signin.html']) {
      expect((await ask(shell, path, BROWSER)).text).toBe(PAGE)
    }
    const accepting = { ...BROWSER, 'accept-encoding': 'gzip, br' }
    const compressed = await ask(shell, '/auth/signin', accepting)
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.body).toString()).toBe(SIGN_IN_PAGE)
  })

  test('is sent again only if it changed', async () => {
    const { headers } = await ask(shell, '/', BROWSER)
    const again = await ask(shell, '/', { ...BROWSER, 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('allows its scripts and styles by their content', async () => {
    const policy = String((await ask(shell, '/', BROWSER)).headers['content-security-policy'])
    expect(policy).toMatch(
      new RegExp(`; script-src '${INTEGRITY}' 'sha384-[A-Za-z0-9+/]{64}' 'strict-dynamic';`),
    )
    expect(policy).toMatch(/; style-src( 'sha256-[A-Za-z0-9+/=]{44}'){3} 'sha384-[A-Za-z0-9+/]{64}';/)
  })

  test('may connect to the features and the local cloud, and runs no inline scripts', async () => {
    const policy = String((await ask(shell, '/', BROWSER)).headers['content-security-policy'])
    expect(policy).toContain(`connect-src 'self' ${account}`)
    expect(policy).toContain('http://*.localhost:8080')
    expect(policy).toMatch(/; frame-src 'self' http:\/\/localhost:9500;/)
    expect(policy).not.toMatch(/unsafe-/)
  })

  test('is not served for a file that a page requests', async () => {
    for (const headers of [{ 'sec-fetch-mode': 'no-cors' }, { accept: 'application/json' }]) {
      const { status, text } = await ask(shell, '/assets/gone.js', headers)
      expect([status, text]).toEqual([404, 'There is no such file.\n'])
    }
    expect((await ask(shell, '/shell/1/gone.js', BROWSER)).status).toBe(404)
    expect((await ask(shell, '/shell/1/index.html', BROWSER)).status).toBe(404)
  })

  test('reports that the shell is not built', async () => {
    const empty = await hostFixture()
    try {
      await empty.write('shell/dist/release.json', '{"id":"shell"')
      expect((await ask(empty.hosting.shell.origin, '/', BROWSER)).status).toBe(500)
      expect(String(empty.errors[0])).toContain('is malformed. Build the package again.')
    } finally {
      await empty.release()
    }
  })
})

describe('versioned files', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('are encoded as the client accepts: %s', async (accept, encoding, decompress) => {
    const { headers, body } = await ask(shell, '/shell/1/main.js', { 'accept-encoding': accept })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    expect(decompress(body).toString()).toBe(SCRIPT)
  })

  test.each(['identity', '', 'deflate', 'br;q=0, gzip;q=0'])('are uncompressed for "%s"', async (accept) => {
    const { headers, text } = await ask(shell, '/shell/1/main.js', { 'accept-encoding': accept })
    expect(headers['content-encoding']).toBeUndefined()
    expect(text).toBe(SCRIPT)
  })

  test('are uncompressed when the build has no compressed version', async () => {
    const { headers, text } = await ask(shell, '/shell/1/plain.js', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(text).toBe(SCRIPT)
  })

  test('are cached forever', async () => {
    const { headers } = await ask(shell, '/shell/1/main.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('are cached except for the manifest, which is revalidated to detect a server that is down', async () => {
    const { headers } = await ask(account, '/mfe-account/1/mf-manifest.json')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('of a feature may be read by the shell only', async () => {
    const { status, headers } = await ask(account, '/mfe-account/1/mf-manifest.json')
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe(shell)
  })

  test.each([
    '/mfe-account/../release.json',
    '/mfe-account/%2e%2e/release.json',
    '/mfe-account/..%2frelease.json',
    '/mfe-account/..%5crelease.json',
    '/mfe-account/1/%00mf-manifest.json',
    '/mfe-account/%E0%A4%A',
    '/mfe-account//1/mf-manifest.json',
    '/mfe-account/1',
    '/release.json',
    '/../../../../etc/passwd',
    '/',
  ])('are the only files of a feature: not %s', async (path) => {
    expect((await ask(account, path, BROWSER)).status).toBe(404)
  })
})

describe('other sites', () => {
  const refused: readonly (readonly [number, string, Readonly<Record<string, string>>])[] = [
    [421, 'GET', { host: 'evil.test:3000' }],
    [421, 'GET', { host: 'localhost.evil.test' }],
    [403, 'GET', { origin: 'https://evil.test' }],
    [403, 'GET', { origin: 'null' }],
    [403, 'OPTIONS', { origin: 'https://evil.test', 'access-control-request-method': 'GET' }],
  ]
  test.each(refused)('are refused with %i: %s %j', async (status, method, headers) => {
    for (const [origin, path] of [
      [shell, '/config.json'],
      [account, '/mfe-account/1/mf-manifest.json'],
    ] as const) {
      expect((await ask(origin, path, headers, method)).status).toBe(status)
    }
  })
})

describe('methods', () => {
  test('responds to HEAD as to GET without the body', async () => {
    for (const path of ['/', '/config.json', '/remotes.json', '/shell/1/main.js']) {
      const [head, get] = [await ask(shell, path, {}, 'HEAD'), await ask(shell, path)]
      expect(head.status).toBe(200)
      expect(head.body.length).toBe(0)
      expect(head.headers['content-length']).toBe(String(get.body.length))
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('rejects %s', async (method) => {
    const { status, headers } = await ask(shell, '/', {}, method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })
})

describe('runtime configuration', () => {
  test('names the project and the URLs of the local cloud', async () => {
    const { headers, text } = await ask(shell, '/config.json')
    expect(headers['cache-control']).toBe('no-cache')
    expect(JSON.parse(text)).toMatchObject({
      firebase: { projectId: 'demo-outcome-studio' },
      region: 'us-west3',
      emulators: { authUrl: 'http://localhost:9099', firestorePort: 8080, functionsPort: 5001 },
    })
  })

  test('lists the built features, and updates when a new version is published', async () => {
    const first = await ask(shell, '/remotes.json')
    expect(JSON.parse(first.text)).toEqual({
      revision: 0,
      salt: '',
      remotes: [
        {
          previous: null,
          canary: null,
          id: 'mfe-account',
          name: 'mfe_account',
          version: '1',
          entry: `${account}/mfe-account/1/mf-manifest.json`,
          integrity: INTEGRITY,
          exposes: ['./feature'],
          contract: 1,
        },
      ],
    })
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await ask(shell, '/remotes.json', known)).status).toBe(304)
    await fixture.publish('2')
    const second = await ask(shell, '/remotes.json', known)
    expect(second.status).toBe(200)
    expect(JSON.parse(second.text).remotes[0].version).toBe('2')
    // Pages open on the old version still need its files.
    expect((await ask(account, '/mfe-account/1/mf-manifest.json')).status).toBe(200)
  })

  test('omits a feature whose release is malformed, and reports it', async () => {
    const broken = await hostFixture()
    try {
      await broken.write('mfe-sia/dist/release.json', '{ "id": "mfe-sia" }')
      const { text } = await ask(broken.hosting.shell.origin, '/remotes.json')
      expect(JSON.parse(text).remotes).toHaveLength(1)
      expect(String(broken.errors[0])).toContain('mfe-sia/dist/release.json is malformed')
    } finally {
      await broken.release()
    }
  })
})

describe('JSON', () => {
  test('can neither be framed nor taken for another type, and does nothing when opened as a page', async () => {
    const manifest = `${account}/mfe-account/1/mf-manifest.json`
    for (const url of [`${shell}/config.json`, `${shell}/remotes.json`, manifest]) {
      const { origin, pathname } = new URL(url)
      expect((await ask(origin, pathname, BROWSER)).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
    }
  })
})

test('says where to report a vulnerability', async () => {
  const { status, headers, text } = await ask(shell, '/.well-known/security.txt', BROWSER)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/)
})

describe('reports of violations', () => {
  const TYPE = 'application/reports+json'
  const send = (body: string, type = TYPE) => ask(shell, '/reports', { 'content-type': type }, 'POST', body)
  const violation = {
    type: 'csp-violation',
    user_agent: 'a browser',
    body: {
      documentURL: `https://studio.test/outcome-validation/My%20secret?code=1`,
      blockedURL: 'https://evil.test/steal?token=2',
      effectiveDirective: 'img-src',
      originalPolicy: "script-src 'none'",
      sample: 'what a member wrote',
      sourceFile: 'https://studio.test/shell/1/main.js',
      lineNumber: 3,
      columnNumber: 14,
    },
  }

  test('go where the page says', async () => {
    const { headers } = await ask(shell, '/', BROWSER)
    expect(headers['reporting-endpoints']).toBe('reports="/reports"')
    expect(headers['content-security-policy']).toMatch(/; report-to reports$/)
  })

  test('are logged without personal data', async () => {
    const before = fixture.errors.length
    const other = { type: 'deprecation', body: { id: 'x' } }
    expect((await send(JSON.stringify([violation, other]))).status).toBe(204)
    expect(fixture.errors.slice(before).map(String)).toEqual([
      'PolicyViolation: https://studio.test/outcome-validation blocked https://evil.test/steal by img-src in ' +
        'https://studio.test/shell:3:14.',
    ])
  })

  test.each([
    ['another type, as a form of another site could send', 415, '[]', 'text/plain'],
    ['what is no JSON', 400, '{', TYPE],
    ['what is no report', 400, '{"type":"csp-violation"}', TYPE],
    [
      'a line break in the directive',
      400,
      JSON.stringify([{ ...violation, body: { ...violation.body, effectiveDirective: 'a\nb' } }]),
      TYPE,
    ],
    ['64 kB and one byte', 413, ' '.repeat(64 * 1024 + 1), TYPE],
  ])('are refused: %s', async (_what, status, body, type) => {
    const before = fixture.errors.length
    expect((await send(body, type)).status).toBe(status)
    expect(fixture.errors).toHaveLength(before)
  })

  test('are received 60 times a minute from one sender at most', async () => {
    let time = 0
    const report = () => {}
    const site = new Site('shell', 0, async () => {}, report, {
      '/reports': respondToReports(report, () => time),
    })
    await site.start()
    try {
      const statusOfNext = async () =>
        (await ask(site.origin, '/reports', { 'content-type': TYPE }, 'POST', '[]')).status
      for (let request = 0; request < 60; request += 1) expect(await statusOfNext()).toBe(204)
      expect(await statusOfNext()).toBe(429)
      time = 60_000
      expect(await statusOfNext()).toBe(204)
    } finally {
      await site.stop()
    }
  })
})

describe('one of several servers', () => {
  test('can stop and restart independently, at the same URL', async () => {
    const site = fixture.hosting.features.get('mfe-account')
    const manifest = '/mfe-account/1/mf-manifest.json'
    await site?.stop()
    await expect(ask(account, manifest)).rejects.toThrow('ECONNREFUSED')
    expect((await ask(shell, '/', BROWSER)).status).toBe(200)
    expect(JSON.parse((await ask(shell, '/remotes.json')).text).remotes).toHaveLength(1)
    await site?.start()
    expect((await ask(account, manifest)).status).toBe(200)
  })

  test('is rejected by name when it is unknown', async () => {
    const { workspace } = fixture
    const ports = stackPorts(0)
    await expect(
      startHosting({ workspace, ports, only: ['mfe-nothing'], caching: 'forEver', report: () => {} }),
    ).rejects.toThrow(UnknownSiteError)
  })

  test('releases its ports when one of them is in use', async () => {
    const busy = Number(new URL(account).port)
    const ports = { ...stackPorts(0), shell: busy, features: { 'mfe-account': 0 } }
    const { workspace } = fixture
    await expect(startHosting({ workspace, ports, caching: 'forEver', report: () => {} })).rejects.toThrow(
      PortInUseError,
    )
  })
})
