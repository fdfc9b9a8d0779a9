import { LOCAL_ENVIRONMENT } from '../../../tools/environment/src/LOCAL_ENVIRONMENT.ts'
import { openTarget } from '../../../tools/release/src/commands/openTarget.ts'
import { parseCommand } from '../../../tools/release/src/commands/parseCommand.ts'
import { runCommand } from '../../../tools/release/src/commands/runCommand.ts'

const unused = () => {
  throw new Error('The local product neither builds nor counts by command.')
}

/**
 * Runs `npm run release -- LINE --env local` in a workspace.
 *
 * @param root folder of the workspace
 * @returns what the command printed
 */
export async function releaseLocally(root: string, line: string): Promise<string> {
  const printed: string[] = []
  const target = await openTarget({
    ...{ root, name: 'local', environment: LOCAL_ENVIRONMENT, to: null, variables: {} },
    print: (text) => printed.push(text),
  })
  await runCommand(parseCommand([...line.split(' '), '--env', 'local']), target, {
    ...{ root, environment: LOCAL_ENVIRONMENT, build: unused, readCommit: () => null, openViews: unused },
  })
  return printed.join('\n')
}
