import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'
import { DEFAULT_CONFIG, type LocalCloudConfig } from './LocalCloudConfig.ts'
import { type LocalCloudPorts, STANDARD_PORTS } from './localCloudPorts.ts'

const FIREBASE = 'firebase.json'
const CONFIG = 'local-cloud.config.ts'

const Port = z.object({ port: z.int().optional() }).optional()
const FirebaseJson = z.looseObject({
  firestore: z.looseObject({ rules: z.string().optional() }).optional(),
  functions: z.looseObject({ source: z.string().default('functions') }).optional(),
  emulators: z.looseObject({ firestore: Port, auth: Port, functions: Port }).optional(),
})
const Package = z.looseObject({ main: z.string().default('index.js') })
/** Checks the outline only. The compiler checks the rest through `defineConfig`. */
const Module = z.object({
  default: z.custom<LocalCloudConfig>((value) => typeof Object(value).project === 'string'),
})

/** A Firebase project on this machine. */
export interface Project {
  /** Absolute path of the folder with firebase.json. */
  readonly root: string
  /** Absolute path of the security rules. */
  readonly rules: string
  /** Absolute path of the module that exports the functions. Undefined when firebase.json names none. */
  readonly functions: string | undefined
  /** Ports without the offset. */
  readonly ports: LocalCloudPorts
  readonly config: LocalCloudConfig
}

/** All ports that the offset is added to: those of the services, the app and its other servers. */
export function offsetPorts({ ports, config }: Pick<Project, 'ports' | 'config'>): readonly number[] {
  return [...Object.values(ports), config.app.port, ...(config.otherPorts ?? [])]
}

/**
 * Reads firebase.json and the optional local-cloud.config.ts of the project that contains a folder.
 *
 * @param from absolute path of a folder in the project
 * @throws ConfigError
 */
export async function readProject(from: string): Promise<Project> {
  const root = findRoot(from)
  const { firestore, functions, emulators } = readJson(join(root, FIREBASE), FirebaseJson)
  return {
    root,
    rules: join(root, firestore?.rules ?? 'firestore.rules'),
    functions: functions && entryOf(join(root, functions.source)),
    ports: {
      ...STANDARD_PORTS,
      firestore: emulators?.firestore?.port ?? STANDARD_PORTS.firestore,
      auth: emulators?.auth?.port ?? STANDARD_PORTS.auth,
      functions: emulators?.functions?.port ?? STANDARD_PORTS.functions,
    },
    config: await readConfig(join(root, CONFIG)),
  }
}

function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, FIREBASE))) return folder
    if (folder === dirname(folder)) {
      throw new ConfigError(
        `There is no ${FIREBASE} in ${from} or above. Start the local cloud in a Firebase project.`,
      )
    }
  }
}

/** The `main` of the folder's package.json, as in a Firebase deployment. */
function entryOf(source: string): string {
  return join(source, readJson(join(source, 'package.json'), Package).main)
}

function readJson<Content>(file: string, schema: z.ZodType<Content>): Content {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new ConfigError(`${file} cannot be used: ${why}`, { cause })
  }
}

async function readConfig(file: string): Promise<LocalCloudConfig> {
  if (!existsSync(file)) return DEFAULT_CONFIG
  try {
    return Module.parse(await import(pathToFileURL(file).href)).default
  } catch (cause) {
    throw new ConfigError(`${file} cannot be used: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}
