import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  type CloudPlace,
  createFolder,
  kill,
  launch,
  launchAnywhere,
  OUTPUT,
  PORTS,
  seed,
} from './cloudProcess.ts'

const PRODUCT_FUNCTIONS = 'functions/src/index.ts'
/** Names of the snapshots of a shared cloud. */
const [EMPTY, SEEDED] = ['empty', 'seeded']
/** File with the time of a shared cloud's seed, in its folder. */
const SEED_TIME = 'seed-time'
/** Milliseconds. An event of the seed starts in 30 minutes, and counts as one that starts soon until 15 before. */
const MAX_SEED_AGE = 10 * 60_000

const peopleSchema = z.array(z.object({ email: z.string(), customToken: z.string() }))

/** A local cloud in a process of its own, with seeded people and its own ports and data. */
export interface SharedCloud {
  readonly authUrl: string
  readonly firestorePort: number
  readonly functionsPort: number
  /** Origin of the identity provider. */
  readonly identityUrl: string
  /** Origin of the payment provider. */
  readonly paymentsUrl: string
  /** Origin of the video conferences. */
  readonly zoomUrl: string
  /** Origin of the player page. */
  readonly videoUrl: string
  /** Port that receives mail by SMTP. */
  readonly smtpPort: number
  /** Origin of the console, which lists the mails. */
  readonly consoleUrl: string
  /** Its output, the functions' log included. */
  output(): string
  /** Creates a custom token for a seeded person. */
  customToken(email: string): Promise<string>
  /** Releases the cloud. A test file's own cloud ends and its data is deleted. */
  release(): Promise<void>
}

/** A local cloud of one test file, which may stop and restart it. */
export interface LocalCloud extends SharedCloud {
  /** Kills the process, as a crash would. */
  kill(): Promise<void>
  /** Restarts it with the same ports and data. */
  restart(): Promise<void>
}

/**
 * Starts a local cloud for one test file. It ends with this process in any case.
 *
 * @param environment additional environment variables of the functions
 * @param functions path of the functions' module from the root of the repository, or `none`
 * @throws Error with the output of the local cloud when it does not start
 */
export async function startLocalCloud(
  environment: NodeJS.ProcessEnv = {},
  functions = PRODUCT_FUNCTIONS,
): Promise<LocalCloud> {
  const place = { folder: createFolder(), functions }
  const { folder } = place
  const { offset, server: first } = await launchAnywhere(place, environment)
  let server = first
  await seed(offset)
  return {
    ...cloudAt({ offset, folder }),
    kill: () => kill(server),
    restart: async () => {
      server = await launch({ offset, ...place }, environment)
    },
    release: async () => {
      await kill(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The local cloud of this Jest worker, with only the seed in it. The first call starts and seeds it; further calls
 * reset its data. It ends with the worker.
 */
export async function sharedLocalCloud(): Promise<SharedCloud> {
  const known = workerScope.get('localCloud')
  if (known !== undefined) {
    if (isSeedFresh(known)) await restoreSnapshot(known, SEEDED)
    else {
      await restoreSnapshot(known, EMPTY)
      await seedOnce(known)
    }
    return cloudAt(known)
  }
  const folder = createFolder()
  const { offset, server } = await launchAnywhere({ folder, functions: PRODUCT_FUNCTIONS }, {})
  // The worker may end while the cloud runs. The closed channel then ends the cloud.
  server.unref()
  server.channel?.unref()
  const cloud = { offset, folder }
  await createSnapshot(cloud, EMPTY)
  await seedOnce(cloud)
  workerScope.set('localCloud', cloud)
  return cloudAt(cloud)
}

/** Seeds an empty cloud, and creates the snapshot that resets it. */
async function seedOnce(cloud: CloudPlace): Promise<void> {
  // Written before the seed: its age counts from the time that its dates are relative to.
  writeFileSync(join(cloud.folder, SEED_TIME), String(Date.now()))
  await seed(cloud.offset)
  await createSnapshot(cloud, SEEDED)
}

/** The seed has a live event and one that starts soon, which stay so for some minutes. */
function isSeedFresh({ folder }: CloudPlace): boolean {
  return Date.now() - Number(readFileSync(join(folder, SEED_TIME), 'utf8')) < MAX_SEED_AGE
}

function cloudAt({ offset, folder }: CloudPlace): SharedCloud {
  const authUrl = `http://localhost:${PORTS.auth + offset}`
  return {
    authUrl,
    firestorePort: PORTS.firestore + offset,
    functionsPort: PORTS.functions + offset,
    identityUrl: `http://localhost:${PORTS.identity + offset}`,
    paymentsUrl: `http://localhost:${PORTS.payments + offset}`,
    zoomUrl: `http://localhost:${PORTS.zoom + offset}`,
    videoUrl: `http://localhost:${PORTS.video + offset}`,
    smtpPort: PORTS.smtp + offset,
    consoleUrl: `http://localhost:${PORTS.console + offset}`,
    output: () => readFileSync(join(folder, OUTPUT), 'utf8'),
    customToken: async (email) => {
      const response = await fetch(`${authUrl}/local-cloud/people`)
      const people = peopleSchema.parse(await response.json())
      const person = people.find((each) => each.email === email)
      if (!person) throw new Error(`Nobody is seeded as ${email}.`)
      return person.customToken
    },
    release: async () => {},
  }
}

const createSnapshot = (cloud: CloudPlace, name: string) => postAsOwner(cloud, 'snapshots', name)
const restoreSnapshot = (cloud: CloudPlace, name: string) => postAsOwner(cloud, 'snapshots/restore', name)

async function postAsOwner({ offset }: CloudPlace, path: string, name: string): Promise<void> {
  const response = await fetch(`http://localhost:${PORTS.console + offset}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ name }),
  })
  if (!response.ok) throw new Error(`POST ${path} answered: ${await response.text()}`)
}
