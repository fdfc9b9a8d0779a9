import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Environment } from '../../../environment/src/schema/environmentSchema.ts'
import { readToolsVersion, runInFolder } from '../../../package/src/deploy/firebaseTools.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import { cachingOf } from '../stores/cachingOf.ts'
import { firebaseStore } from '../stores/firebaseStore.ts'
import { folderStore } from '../stores/folderStore.ts'
import type { Store } from '../stores/Store.ts'
import { s3Store } from '../stores/s3Store.ts'
import { localStore } from './localStore.ts'
import type { ReleaseTarget } from './ReleaseTarget.ts'

/** The environment of `npm start`. */
const LOCAL = 'local'

/** How long a request to a store may take, in milliseconds. */
const PATIENCE = 30_000

/** Folder below the root of the repository with all files that are at Firebase Hosting, by environment. */
const STAGING = '.releases'

/** Which environment, and where it is. */
export interface TargetOptions {
  /** Absolute path of the repository. */
  readonly root: string
  readonly name: string
  readonly environment: Environment
  /** A folder or an address; null for Firebase Hosting. */
  readonly to: string | null
  /** Variables of the process. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly print: (text: string) => void
}

/** A target, and whether it is the local product, which has no releases but canaries alone. */
export interface OpenTarget extends ReleaseTarget {
  readonly isLocal: boolean
}

/**
 * Opens the target of a command.
 *
 * @throws ReleaseError if the environment has no registry, or the target cannot be used
 */
export async function openTarget(options: TargetOptions): Promise<OpenTarget> {
  const { root, name, environment, to, variables, print } = options
  const outside = {
    now: Date.now,
    createSalt: () => randomBytes(16).toString('base64'),
    print,
  }
  if (name === LOCAL && to === null) {
    return { ...outside, store: localStore(root, environment), keys: null, isLocal: true }
  }
  if (environment.registry === null) {
    throw new ReleaseError(
      `environments/${name}.json has no registry: "npm run deploy" publishes its features. "npm run release -- keys" says how to get one.`,
    )
  }
  const { publicKey } = environment.registry
  const keys = { publicKey, privateKey: variables.RELEASE_KEY ?? null }
  return { ...outside, store: await openStore(options), keys, isLocal: false }
}

async function openStore({ root, name, to, environment, variables }: TargetOptions): Promise<Store> {
  if (to === null) {
    const tools = await readToolsVersion(root)
    return firebaseStore({
      ...{ environment, tools, run: runInFolder, load },
      staging: join(root, STAGING, name),
    })
  }
  const address = /^s3\+(https?:\/\/.+?)\/?$/.exec(to)?.[1]
  if (address === undefined) return folderStore(resolve(to))
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION = 'us-east-1' } = variables
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) {
    throw new ReleaseError('The variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing.')
  }
  return s3Store({
    ...{ address, region: AWS_REGION, patience: PATIENCE },
    ...{ accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
    cachingOf: (path) => cachingOf(environment, path),
  })
}

async function load(address: string) {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}
