import { ATTEMPTS } from '../test/attempts/ATTEMPTS.ts'
import type { Attempt } from '../test/attempts/Attempt.ts'
import { type Clients, openClients } from '../test/openClients.ts'
import { type Covered, readCoverage } from '../test/readCoverage.ts'
import { setRules } from '../test/setRules.ts'
import { PROJECT_ID, productRules, startServer } from '../test/startServer.ts'
import { listMutants, type Mutant } from './listMutants.ts'

/** An attempt with the offsets of the expressions of the rules that it evaluates. */
interface Evaluated {
  readonly attempt: Attempt
  readonly starts: ReadonlySet<number>
}

const source = productRules()
const server = await startServer()
const clients = openClients(server.port, PROJECT_ID)
try {
  await clients.fill()
  const evaluated = await evaluateAll(clients)
  const mutants = listMutants(source)
  const survivors: Mutant[] = []
  for (const mutant of mutants) {
    if (await survives(mutant, evaluated)) {
      survivors.push(mutant)
      console.log(`survives: ${mutant.label.replaceAll(/\s+/g, ' ')}`)
    }
  }
  const killed = mutants.length - survivors.length
  const score = ((100 * killed) / mutants.length).toFixed(1)
  console.log(`${killed} of ${mutants.length} changes of firestore.rules make an attempt fail: ${score} %.`)
  process.exitCode = survivors.length === 0 ? 0 : 1
} finally {
  await clients.release()
  await server.stop()
}

async function evaluateAll({ perform }: Clients): Promise<readonly Evaluated[]> {
  const evaluated: Evaluated[] = []
  for (const attempt of Object.values(ATTEMPTS).flat()) {
    // Setting the rules starts a new count.
    await setRules(server.port, source)
    if ((await perform(attempt)) !== attempt.isAllowed) {
      throw new Error(`With the rules as they are, the attempt fails: ${attempt.who} ${attempt.what}.`)
    }
    const covered = await readCoverage(server.port)
    evaluated.push({ attempt, starts: startsOf(covered) })
  }
  return evaluated
}

function startsOf(covered: readonly Covered[]): ReadonlySet<number> {
  return new Set(covered.filter(({ isEvaluated }) => isEvaluated).map(({ start }) => start))
}

/** Runs the attempts that evaluate the changed part, until one fails. Others have the same result as before. */
async function survives(
  { source: changed, span }: Mutant,
  evaluated: readonly Evaluated[],
): Promise<boolean> {
  await setRules(server.port, changed)
  for (const { attempt, starts } of evaluated) {
    if (starts.has(span.start) && (await clients.perform(attempt)) !== attempt.isAllowed) return false
  }
  return true
}
