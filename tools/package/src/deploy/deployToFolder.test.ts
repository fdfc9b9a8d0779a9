import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PRODUCTION } from '../../../environment/src/testing/sampleEnvironments.ts'
import { PackageError } from '../PackageError.ts'
import { DeployError } from './DeployError.ts'
import { type WriteFile, writeAtomically } from './deployFolder.ts'
import { deployToFolder } from './deployToFolder.ts'
import { readPackaged } from './readPackaged.ts'

const environment = { ...PRODUCTION, registry: null }

let root: string
let printed: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
  printed = ''
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const target = () => join(root, 'cdn')
const shown = (path: string) => readFileSync(join(target(), path), 'utf8')

/** Writes a package in which all sites have this version. */
function pack(version: string): void {
  rmSync(join(root, 'packaged'), { recursive: true, force: true })
  const at = (path: string) => `packaged/${path}`
  const names = Object.keys(PRODUCTION.sites)
  put(at('.firebaserc'), { projects: { default: PRODUCTION.firebase.project } })
  put(at('firebase.json'), { functions: [], hosting: [] })
  for (const name of names) {
    put(at(`hosting/${name}/${name}/${version}/main.js`), `${name} ${version}`)
    put(at(`hosting/${name}/404.html`), `none ${name}`)
    if (name !== 'shell') put(at(`hosting/${name}/${name}/${version}/mf-manifest.json`), { name, version })
  }
  const remotes = names
    .filter((name) => name !== 'shell')
    .map((id) => ({ id, version, entry: `https://${id}.studio.test/${id}/${version}/mf-manifest.json` }))
  put(at('hosting/shell/remotes.json'), { remotes })
  put(at('hosting/shell/config.json'), { version })
  for (const page of ['index.html', 'prerendered/auth/signin.html']) {
    put(at(`hosting/shell/${page}`), `<script src="/shell/${version}/main.js"></script>`)
  }
}

async function deploy(options = {}, write?: WriteFile): Promise<void> {
  const packaged = await readPackaged(join(root, 'packaged'), 'production', environment)
  const print = (text: string) => {
    printed += text
  }
  await deployToFolder(packaged, target(), { isRun: true, isBack: false, print, ...options }, write)
}

/** Writes the first files only, as on a disk that is then full. */
function failAfter(count: number): WriteFile {
  let left = count
  return async (file, content) => {
    if (left-- <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    await writeAtomically(file, content)
  }
}

/** Every file that the entry documents name is there. */
function expectLoadable(): void {
  for (const page of ['shell/index.html', 'shell/prerendered/auth/signin.html']) {
    const version = /shell\/([^/]+)\//.exec(shown(page))?.[1]
    expect(shown(`shell/shell/${version}/main.js`)).toBe(`shell ${version}`)
  }
  for (const { id, entry } of JSON.parse(shown('shell/remotes.json')).remotes) {
    expect(existsSync(join(target(), id, new URL(entry).pathname))).toBe(true)
  }
}

test('without --run nothing is written', async () => {
  pack('1.0.0')
  await deploy({ isRun: false })
  expect(existsSync(target())).toBe(false)
  expect(printed).toMatch(/mfe-sia: new[\s\S]*shell: new/)
})

test('each site answers with the packaged version, and earlier files stay', async () => {
  pack('1.0.0')
  await deploy()
  pack('2.0.0')
  await deploy()
  expectLoadable()
  expect(printed).toContain('shell: answers with 2.0.0')
  expect(shown('mfe-sia/mfe-sia/1.0.0/main.js')).toBe('mfe-sia 1.0.0')
  expect(readdirSync(target(), { recursive: true }).join()).not.toContain('.draft')
})

test('an unchanged site is left out', async () => {
  pack('1.0.0')
  await deploy()
  put('packaged/hosting/shell/config.json', { changed: true })
  printed = ''
  await deploy()
  expect(printed).toContain('mfe-sia: unchanged, left out')
  expect(shown('shell/config.json')).toBe('{"changed":true}')
})

test('the entry documents of the former deployment can be made current again, and the later ones after them', async () => {
  pack('1.0.0')
  await deploy()
  pack('2.0.0')
  put('packaged/hosting/shell/_redirects', 'new')
  await deploy()
  await deploy({ isBack: true, isRun: false })
  expect(shown('shell/config.json')).toContain('2.0.0')
  await deploy({ isBack: true })
  expect(shown('shell/config.json')).toContain('1.0.0')
  expect(existsSync(join(target(), 'shell/_redirects'))).toBe(false)
  expectLoadable()
  await deploy({ isBack: true })
  expect(shown('shell/config.json')).toContain('2.0.0')
})

test('interrupted at any file, pages load; repeated, it is complete; and back is the last complete one', async () => {
  pack('1.0.0')
  await deploy()
  pack('2.0.0')
  let writes = 0
  for (let isDone = false; !isDone; writes++) {
    rmSync(target(), { recursive: true })
    pack('1.0.0')
    await deploy()
    pack('2.0.0')
    isDone = await deploy({}, failAfter(writes)).then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(DeployError)
        return false
      },
    )
    expectLoadable()
    if (isDone) continue
    if (
      existsSync(join(target(), '.deployed/state.json')) &&
      !shown('.deployed/state.json').includes('"pending": null')
    ) {
      await deploy({ isBack: true })
      expect(shown('shell/config.json')).toContain('1.0.0')
      expectLoadable()
    }
    await deploy()
    expect(shown('shell/index.html')).toContain('2.0.0')
    expectLoadable()
  }
  expect(writes).toBeGreaterThan(Object.keys(PRODUCTION.sites).length)
})

test('the way back, interrupted at any file and repeated, leads to the same deployment', async () => {
  pack('1.0.0')
  await deploy()
  pack('2.0.0')
  await deploy()
  for (let writes = 0, isDone = false; !isDone; writes++) {
    isDone = await deploy({ isBack: true }, failAfter(writes)).then(
      () => true,
      () => false,
    )
    expectLoadable()
    if (isDone) continue
    await deploy({ isBack: true })
    expect(shown('shell/config.json')).toContain('1.0.0')
    await deploy({ isBack: true })
    expect(shown('shell/config.json')).toContain('2.0.0')
  }
  expect(shown('shell/config.json')).toContain('1.0.0')
})

test('a deployment of the former package, interrupted, can be left by the way back', async () => {
  pack('2.0.0')
  await deploy()
  pack('1.0.0')
  await deploy()
  pack('2.0.0')
  // The states are there already; the first write notes that the deployment began.
  await expect(deploy({}, failAfter(2))).rejects.toThrow(DeployError)
  await deploy({ isBack: true })
  expect(shown('shell/config.json')).toContain('1.0.0')
})

test('a first deployment, interrupted, has nothing to go back to', async () => {
  pack('1.0.0')
  await expect(deploy({}, failAfter(15))).rejects.toThrow(/Repeat the command/)
  await expect(deploy({ isBack: true })).rejects.toThrow(PackageError)
  await deploy()
  await expect(deploy({ isBack: true })).rejects.toThrow('no former deployment')
})

test('a folder in which a file was lost is named', async () => {
  pack('1.0.0')
  await deploy()
  unlinkSync(join(target(), 'mfe-sia/mfe-sia/1.0.0/mf-manifest.json'))
  await expect(deploy()).rejects.toThrow(DeployError)
  expect(printed).toContain('mfe-sia: /mfe-sia/1.0.0/mf-manifest.json is not that of 1.0.0')
  rmSync(join(target(), '.deployed/state.json'))
  await deploy()
})

test('a folder of another environment is refused', async () => {
  pack('1.0.0')
  await deploy()
  put('cdn/.deployed/state.json', { environment: 'test', current: null, former: null, pending: null })
  await expect(deploy()).rejects.toThrow('has the environment test')
})

test.each([
  ['', 'does not exist'],
  ['hosting/shell/remotes.json', 'is missing or malformed'],
  ['hosting/mfe-sia', 'hosting/mfe-sia does not exist'],
])('without packaged/%s it is said how to package', async (path, text) => {
  pack('1.0.0')
  rmSync(join(root, 'packaged', path), { recursive: true })
  await expect(deploy()).rejects.toThrow(text)
  await expect(deploy()).rejects.toThrow('npm run package -- --env production')
})

test('a package of another project is refused', async () => {
  pack('1.0.0')
  put('packaged/.firebaserc', { projects: { default: 'other' } })
  await expect(deploy()).rejects.toThrow('is for the project other')
})
