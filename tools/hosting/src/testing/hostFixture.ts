import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { stackPorts } from '../ports.ts'
import { type Hosting, startHosting } from '../startHosting.ts'

export const INTEGRITY = `sha384-${'A'.repeat(64)}`
export const PAGE = `<script defer src="/shell/1/main.js" integrity="${INTEGRITY}"></script>`
/** The page of /auth/signin, which has content. */
export const SIGN_IN_PAGE = `<style>${'p{top:0}'.repeat(600)}</style><script>ready()</script>${PAGE}`
export const SCRIPT = `console.log('${'a script of some length '.repeat(40)}')`

export interface HostedFixture {
  readonly hosting: Hosting
  readonly workspace: string
  readonly errors: unknown[]
  /** Writes one file of the workspace atomically, as a build does. */
  write(path: string, content: string | Buffer): Promise<void>
  /** Publishes a version of the account feature. */
  publish(version: string): Promise<void>
  release(): Promise<void>
}

/** Hosts a workspace in a temporary folder on free ports, with builds of the shell and the account feature. */
export async function hostFixture(): Promise<HostedFixture> {
  const workspace = await mkdtemp(join(tmpdir(), 'hosting-'))
  const errors: unknown[] = []
  const write = async (path: string, content: string | Buffer) => {
    const file = join(workspace, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.draft`, content)
    await rename(`${file}.draft`, file)
  }
  const publish = async (version: string) => {
    await write(`mfe-account/dist/mfe-account/${version}/mf-manifest.json`, '{}')
    const manifest = `/mfe-account/${version}/mf-manifest.json`
    const release = { id: 'mfe-account', name: 'mfe_account', version, manifest, integrity: INTEGRITY }
    await write(
      'mfe-account/dist/release.json',
      JSON.stringify({ ...release, exposes: ['./feature'], contract: 1 }),
    )
  }
  await write('shell/dist/shell/1/index.html', PAGE)
  await write('shell/dist/shell/1/prerendered/auth/signin.html', SIGN_IN_PAGE)
  await write('shell/dist/shell/1/main.js', SCRIPT)
  await write('shell/dist/shell/1/main.js.br', brotliCompressSync(SCRIPT))
  await write('shell/dist/shell/1/main.js.gz', gzipSync(SCRIPT))
  await write('shell/dist/shell/1/plain.js', SCRIPT)
  await write(
    'shell/dist/release.json',
    JSON.stringify({ id: 'shell', version: '1', page: '/shell/1/index.html' }),
  )
  await publish('1')
  await mkdir(join(workspace, 'mfe-sia'))
  const freePorts = { shell: 0, features: { 'mfe-account': 0, 'mfe-sia': 0, 'mfe-studies': 0 } }
  const hosting = await startHosting({
    workspace,
    ports: { ...stackPorts(0), ...freePorts },
    caching: 'forEver',
    report: (error) => errors.push(error),
  })
  const release = async () => {
    await hosting.stop()
    await rm(workspace, { recursive: true, force: true })
  }
  return { hosting, workspace, errors, write, publish, release }
}
