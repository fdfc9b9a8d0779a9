import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkStudy, checkText } from '@outcome-studio/shared/domain/checker'
import { STATEMENTS, studyOfStatements } from './checker/studyOfStatements.ts'
import { installPeers } from './peers/installPeers.ts'
import { rounded } from './statistics.ts'

/**
 * Measures how many statements per second the code rules check on one core. English checkers process the same lines in
 * the same run. They look for other problems, so they only show the usual cost per line.
 */
/** Number of lines for the peers. The slowest one needs seconds for more. */
const PEER_LINES = 500

async function linesPerSecond(lines: readonly string[], check: (line: string) => unknown): Promise<number> {
  for (const line of lines.slice(0, 50)) await check(line)
  const started = performance.now()
  for (const line of lines) await check(line)
  return Math.round(lines.length / ((performance.now() - started) / 1000))
}

interface Harper {
  readonly LocalLinter: new (options: { binary: unknown }) => { lint(text: string): Promise<unknown> }
}

const folder = installPeers()
const writeGood = createRequire(join(folder, 'package.json'))('write-good') as (text: string) => unknown
const harperFile = (name: string) => import(join(folder, 'node_modules/harper.js/dist', name))
const { LocalLinter } = (await harperFile('index.js')) as Harper
const { binaryInlined } = (await harperFile('binaryInlined.js')) as { binaryInlined: unknown }
const harper = new LocalLinter({ binary: binaryInlined })

const some = STATEMENTS.slice(0, PEER_LINES)
const own = await linesPerSecond(STATEMENTS, (line) => checkText('outcomeStatement', line))
const writeGoodSpeed = await linesPerSecond(some, writeGood)
const harperSpeed = await linesPerSecond(some, (line) => harper.lint(line))

const study = studyOfStatements(STATEMENTS.slice(0, 2000))
checkStudy(study)
const started = performance.now()
checkStudy(study)
const wholeStudyMs = rounded(performance.now() - started)

process.stdout.write(
  `${JSON.stringify({
    statementsPerSecond: own,
    msPerStatement: rounded(1000 / own, 4),
    wholeStudyOf2000Ms: wholeStudyMs,
    peers: {
      writeGood: { perSecond: writeGoodSpeed, timesFaster: rounded(own / writeGoodSpeed) },
      harper: { perSecond: harperSpeed, timesFaster: rounded(own / harperSpeed) },
    },
  })}\n`,
)
