/** The command of operators: `npm run admin -- --help`. */
import { userInfo } from 'node:os'
import { CloudError } from './cloud/CloudError.ts'
import { HELP } from './command/HELP.ts'
import { parseCommand } from './command/parseCommand.ts'
import { UsageError } from './command/UsageError.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const parsed = parseCommand(process.argv.slice(2), userInfo().username, new Date())
  if (parsed === null) return void print(HELP)
  // The Admin SDK is loaded only for a command that can be carried out.
  const { openAdminCloud } = await import('./cloud/openAdminCloud.ts')
  const { runCommand } = await import('./runCommand.ts')
  const cloud = await openAdminCloud(parsed.place, process.env)
  try {
    print(cloud.title)
    for (const line of await runCommand(parsed.command, cloud)) print(line)
  } finally {
    await cloud.close()
  }
}

/** One line that an operator understands. */
function messageOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof CloudError) return error.message
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The cloud has failed: ${line}`
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
