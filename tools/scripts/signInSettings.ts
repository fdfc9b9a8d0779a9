import { parseArgs } from 'node:util'
import { compareSignIn } from './signIn/compareSignIn.ts'
import { PRODUCTION_SIGN_IN } from './signIn/PRODUCTION_SIGN_IN.ts'
import { readSignInSettings, SignInSettingsError } from './signIn/readSignInSettings.ts'

const USAGE = `Usage: ACCESS_TOKEN=$(gcloud auth print-access-token) \\
  node tools/scripts/signInSettings.ts --project PROJECT --domain HOST [--domain HOST …]
Compares the sign-in settings of a Firebase project with those of production, and prints the differences.
HOST: each host to which a sign-in may return.`

/** @returns the exit code: 0 without differences, 1 with some, 2 if they cannot be found out */
async function run(): Promise<number> {
  const { project, authorizedDomains } = readArguments()
  const accessToken = process.env.ACCESS_TOKEN ?? ''
  if (project === undefined || authorizedDomains === undefined || accessToken === '') {
    console.error(USAGE)
    return 2
  }
  const actual = await readSignInSettings({ project, accessToken })
  const differences = compareSignIn({ ...PRODUCTION_SIGN_IN, authorizedDomains }, actual)
  for (const each of differences) console.log(`${each.setting}: must be ${each.expected}, is ${each.actual}`)
  if (differences.length === 0) console.log(`The sign-in settings of ${project} are those of production.`)
  return differences.length === 0 ? 0 : 1
}

/** Arguments that cannot be read count as missing. */
function readArguments() {
  try {
    const { project, domain } = parseArgs({
      options: { project: { type: 'string' }, domain: { type: 'string', multiple: true } },
    }).values
    return { project, authorizedDomains: domain }
  } catch {
    return {}
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof SignInSettingsError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
