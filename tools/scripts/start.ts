import { checkPorts } from '../../local-cloud/src/cli/checkPorts.ts'
import { StartError } from '../../local-cloud/src/cli/StartError.ts'
import { allPorts, stackPorts } from '../hosting/src/ports.ts'
import { SEED_PASSWORD } from '../seed/src/people/SEED_PASSWORD.ts'
import { buildAll } from './support/buildAll.ts'
import { guardEveryMinute } from './support/guardEveryMinute.ts'
import { packagesToBuild } from './support/packagesToBuild.ts'
import { runStack, type Stack } from './support/runStack.ts'
import { UsageError } from './support/StackOptions.ts'
import { startServers } from './support/startServers.ts'
import { startSites } from './support/startSites.ts'

await runStack(async (stack) => {
  const { options, group, progress } = stack
  const [unknown] = options.rest
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is not known: npm start takes options alone.`)
  const ids = packagesToBuild()
  await refuseUsedPorts(options.portOffset)
  await Promise.all([
    startServers(group, options, () => startSites(group, options, ids, [], progress), progress),
    buildAll(group, ids, progress),
  ])
  process.stdout.write(welcome(stack))
  if (options.hasSchedules)
    guardEveryMinute(stack.root, options.portOffset, (line) => process.stdout.write(`${line}\n`))
})

/** Before anything starts: the local cloud checks its own ports, and the pages start after it. @throws UsageError */
async function refuseUsedPorts(offset: number): Promise<void> {
  const { shell, features } = stackPorts(offset)
  try {
    await checkPorts({ shell, ...features }, allPorts(stackPorts(0)))
  } catch (cause) {
    throw cause instanceof StartError ? new UsageError(cause.message, { cause }) : cause
  }
}

function welcome({ options, progress }: Stack): string {
  const ports = stackPorts(options.portOffset)
  const origin = `http://localhost:${ports.shell}`
  return `
Outcome Studio is ready after ${progress.seconds()} s.

  Product      ${origin}
  Sign in      ${origin}/auth/signin, for example as standard@acme.test with the password ${SEED_PASSWORD};
               or ${origin}/dev/token and pick a person, without a password
  Mailbox      http://localhost:${ports.console}/mailbox has every mail the product sends
  Payments     http://localhost:${ports.console}/payments advances the clock, fails payments and more; pay by 4242 4242 4242 4242
  Zoom         http://localhost:${ports.console}/zoom adds, moves, starts and cancels live events, and lets people join
  Local cloud  Firestore ${ports.firestore}, Auth ${ports.auth}, Functions ${ports.functions}, Identity ${ports.identity}, Payments ${ports.payments}, Zoom ${ports.zoom}, Video ${ports.video}, SMTP ${ports.smtp}

Ctrl-C ends everything; npm start -- --reset begins with fresh data.
`
}
