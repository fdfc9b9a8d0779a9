import { parseArgs } from 'node:util'
import { UsageError } from '../core/UsageError.ts'

export const USAGE = `npm run release -- FEATURE --env NAME              builds a feature, checks it, uploads it, makes it current
npm run release -- shell --env NAME                records what the built shell offers, before it is deployed
npm run release -- canary FEATURE [VERSION] WHO    gives a version to some members. WHO: 10%, --admins,
                                                   --organization acme.com, --people FILE; also several of them.
                                                   Without VERSION the running canary, or what is built from the source
npm run release -- promote FEATURE [VERSION]       makes the canary current, if it is VERSION
npm run release -- stop FEATURE                    ends the canary
npm run release -- rollback FEATURE                makes the previous release current
npm run release -- guard [FEATURE]                 ends each canary that fails more often than the current release, by
                                                   the views that pages have recorded, or those of --counts FILE
npm run release -- status                          current, previous and canary of each feature, and the open shells
npm run release -- list [FEATURE]                  all released versions
npm run release -- keys                            prints a new pair of keys
All but "keys" need --env NAME. --to FOLDER or --to s3+https://HOST/BUCKET is the target; without it, Firebase Hosting.
--force goes past the comparison of features and shells. RELEASE_KEY has the private key.
--port-offset N is that of a local product whose views "guard --env local" reads.`

/** What a command line asks for. */
export interface Command {
  readonly action:
    | 'release'
    | 'shell'
    | 'canary'
    | 'promote'
    | 'stop'
    | 'rollback'
    | 'guard'
    | 'status'
    | 'list'
    | 'keys'
  /** Empty where the action needs none. */
  readonly feature: string
  readonly version: string | null
  /** For example "10%". */
  readonly share: string | null
  readonly organizations: readonly string[]
  /** File with addresses. */
  readonly people: string | null
  readonly admins: boolean
  /** File with counts. */
  readonly counts: string | null
  /** Empty for "keys". */
  readonly env: string
  readonly to: string | null
  readonly isForced: boolean
  readonly portOffset: number
}

const SHARE = /^\d+(\.\d+)?%$/
const PORT_OFFSET = /^\d{1,5}$/
const FEATURE = /^mfe-[a-z-]+$/

/** Actions by their first word, and how many words may follow: at least, at most. */
const ACTIONS: Readonly<Record<string, readonly [Command['action'], number, number]>> = {
  shell: ['shell', 0, 0],
  canary: ['canary', 1, 3],
  promote: ['promote', 1, 2],
  stop: ['stop', 1, 1],
  rollback: ['rollback', 1, 1],
  guard: ['guard', 0, 1],
  status: ['status', 0, 0],
  list: ['list', 0, 1],
  keys: ['keys', 0, 0],
}

const RELEASE = ['release', 0, 0] as const

/**
 * Parses a command line.
 *
 * @throws UsageError
 */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const [word = '', ...rest] = positionals
  const [action] = ACTIONS[word] ?? RELEASE
  const words = rest.filter((each) => !SHARE.test(each))
  const shares = rest.filter((each) => SHARE.test(each))
  const feature = action === 'release' ? word : (words[0] ?? '')
  const problem = problemOf(positionals, values)
  if (problem !== null) throw new UsageError(`${problem}\n\n${USAGE}`)
  return {
    action,
    feature,
    version: words[1] ?? null,
    share: shares[0] ?? null,
    organizations: values.organization ?? [],
    people: values.people ?? null,
    admins: values.admins ?? false,
    counts: values.counts ?? null,
    env: values.env ?? '',
    to: values.to ?? null,
    isForced: values.force ?? false,
    portOffset: Number(values['port-offset']),
  }
}

type Options = ReturnType<typeof parse>['values']

/** Why a command line cannot be understood, as a sentence; null if it can. */
function problemOf([word = '', ...rest]: readonly string[], options: Options): string | null {
  if (word === '') return 'Say what to do.'
  const [action, least, most] = ACTIONS[word] ?? RELEASE
  const words = rest.filter((each) => !SHARE.test(each))
  const shares = rest.filter((each) => SHARE.test(each))
  const feature = action === 'release' ? word : words[0]
  if (action === 'release' && !FEATURE.test(word)) return `"${word}" is neither a command nor a feature.`
  if (feature === undefined && least > 0) return `Name the feature after "${word}", for example mfe-account.`
  if (feature !== undefined && !FEATURE.test(feature) && most > 0) return `"${feature}" is no feature.`
  if (shares.length > (action === 'canary' ? 1 : 0)) return `"${shares.at(-1)}" cannot stand here.`
  if (rest.length > most || words.length > 2) return `"${rest.at(-1)}" is too much.`
  if (action !== 'keys' && options.env === undefined) return 'Name the environment: --env NAME.'
  if (options.counts !== undefined && (action !== 'guard' || feature === undefined))
    return '--counts is for "guard FEATURE".'
  if (!PORT_OFFSET.test(options['port-offset'])) return '--port-offset is a number of at most five digits.'
  return null
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        env: { type: 'string' },
        to: { type: 'string' },
        organization: { type: 'string', multiple: true },
        people: { type: 'string' },
        admins: { type: 'boolean' },
        counts: { type: 'string' },
        force: { type: 'boolean' },
        'port-offset': { type: 'string', default: '0' },
      },
    })
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : ''
    throw new UsageError(`${problem}\n${USAGE}`, { cause })
  }
}
