import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../../../build/src/package/integrityOf.ts'
import { firebaseHosting } from '../../../environment/src/hosts/firebaseHosting.ts'
import { NO_PAGES } from '../../../environment/src/hosts/ShellPages.ts'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { siteOf } from '../../../environment/src/schema/siteOf.ts'
import { deployCommand, type RunInFolder } from '../../../package/src/deploy/firebaseTools.ts'
import { parseStored } from '../core/parseStored.ts'
import { ConflictError, ReleaseError } from '../core/ReleaseError.ts'
import { featureRecordSchema } from '../core/ReleaseRecord.ts'
import { readUnverified } from '../registry/registryFile.ts'
import { folderStore } from './folderStore.ts'
import { registryHeaders } from './registryHeaders.ts'
import { REGISTRY_PATH, recordPath, type Store } from './Store.ts'

/** Sites with an address of Firebase Hosting's own, which names them. */
const REGISTRY_SITE = /^https:\/\/([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)\/remotes\.json$/

/** A project of Firebase, and what a command needs from the outside. */
export interface FirebaseOptions {
  /** Absolute path of the folder with all files of all sites. A deployment replaces all files of a site. */
  readonly staging: string
  readonly environment: Environment
  /** Version of firebase-tools. */
  readonly tools: string
  readonly run: RunInFolder
  /** Answers the status and the content at an address. Rejects if there is no answer. */
  readonly load: (address: string) => Promise<{ readonly status: number; readonly body: Buffer }>
}

/**
 * Sites at Firebase Hosting: one for each feature, and one for the registry. Hosting has no conditional deployment: the
 * registry is compared with the public one right before and right after it.
 *
 * @throws ReleaseError if the address of the registry is not that of a site
 */
export function firebaseStore({ staging, environment, tools, run, load }: FirebaseOptions): Store {
  const [url = '', registrySite] = REGISTRY_SITE.exec(environment.registry?.url ?? '') ?? []
  if (registrySite === undefined) {
    throw new ReleaseError(
      'At Firebase Hosting, the url of the registry is https://SITE.web.app/remotes.json.',
    )
  }
  const staged = folderStore(staging)

  function addressOf(path: string): string {
    const [site = '', ...rest] = path.split('/')
    const origin = site === 'registry' ? new URL(url).origin : siteOf(environment, site).origin
    return `${origin}/${rest.map(encodeURIComponent).join('/')}`
  }

  async function loadPublic(path: string): Promise<Buffer | null> {
    const address = addressOf(path)
    const { status, body } = await load(address).catch((cause: unknown) => {
      throw new ReleaseError(`${address} does not answer. Repeat the command.`, { cause })
    })
    if (status === 200) return body
    if (status === 404) return null
    throw new ReleaseError(`${address} answers with status ${status}.`)
  }

  const readPublic = async (path: string) => (await loadPublic(path))?.toString() ?? null

  async function readRegistry() {
    const text = await readPublic(REGISTRY_PATH)
    if (text !== null) return { text, tag: text }
    if ((await staged.read(REGISTRY_PATH)) === null) return null
    throw new ReleaseError(
      `${url} is missing, although it was deployed from here. Look at the site before you go on.`,
    )
  }

  const read = async (path: string) => (await readPublic(path)) ?? (await staged.read(path))

  /** Another machine may have released a version, whose files would be gone after a deployment from this one. */
  async function stage(path: string, digest?: string): Promise<void> {
    if (existsSync(join(staging, path))) return
    const content = await loadPublic(path)
    if (content === null) throw new ReleaseError(`${addressOf(path)} is missing, and so it is in ${staging}.`)
    if (digest !== undefined && integrityOf(content) !== digest) {
      throw new ReleaseError(`${addressOf(path)} is not what was released. Release a new version.`)
    }
    await staged.write(path, content)
  }

  async function stageVersion(id: string, version: string): Promise<void> {
    const path = recordPath(id, version)
    await stage(path)
    const { files } = parseStored(path, (await staged.read(path)) ?? '', featureRecordSchema)
    const entries = Object.entries(files)
    await Promise.all(entries.map(([file, digest]) => stage(`${id}/${id}/${version}/${file}`, digest)))
  }

  async function deploy(site: string): Promise<void> {
    const command = deployCommand(`hosting:${site}`, environment.firebase.project, tools)
    const code = await run(command, staging)
    if (code !== 0)
      throw new ReleaseError(`The deployment of ${site} ended with code ${code}. Repeat the command.`)
  }

  return {
    read,
    write: staged.write,
    list: staged.list,
    readRegistry,
    replaceRegistry: async (text, last) => {
      const next = readUnverified(text)
      const before = last === null ? [] : versionsOf(readUnverified(last.text))
      const versions = versionsOf(next)
      for (const [id, version] of versions) await stageVersion(id, version)
      for (const { version } of next.shells) await stage(recordPath('shell', version))
      await staged.write('firebase.json', JSON.stringify(configOf(environment, registrySite), null, 2))
      if ((await readRegistry())?.text !== last?.text) throw new ConflictError()
      const isNew = ([id, version]: Version) => !before.some((each) => each[0] === id && each[1] === version)
      const changed = new Set(versions.filter(isNew).map(([id]) => id))
      for (const id of changed) await deploy(siteOf(environment, id).site ?? '')
      await staged.write(REGISTRY_PATH, text)
      try {
        await deploy(registrySite)
      } catch (error) {
        // What was never public must not count as lost.
        if (last === null) await rm(join(staging, REGISTRY_PATH))
        throw error
      }
      if ((await readPublic(REGISTRY_PATH)) !== text) {
        throw new ReleaseError(
          `${url} is not what was deployed. Another command may have replaced it: see "status".`,
        )
      }
    },
  }
}

/** Id and version. */
type Version = readonly [string, string]

const versionsOf = ({ remotes }: ReturnType<typeof readUnverified>): readonly Version[] =>
  remotes.flatMap(({ id, version, previous, canary }) =>
    [version, previous?.version, canary?.release.version].flatMap((each): readonly Version[] =>
      each === undefined ? [] : [[id, each]],
    ),
  )

/** Content of firebase.json beside the folders of the sites. */
function configOf(environment: Environment, registrySite: string) {
  const headers = Object.entries(registryHeaders(environment)).map(([key, value]) => ({ key, value }))
  const features = firebaseHosting(environment, NO_PAGES, (name) => name).filter(
    (site) => site.public !== 'shell',
  )
  const registry = {
    site: registrySite,
    public: 'registry',
    ignore: ['_headers'],
    headers: [{ source: '**', headers }],
  }
  return { hosting: [...features, registry] }
}
