import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkStudy, checkText } from '@outcome-studio/shared/domain/checker'
import { studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { installPeers } from './peers/installPeers.ts'
import { rounded } from './statistics.ts'

/**
 * Measures how many statements per second the code rules check on one core. English checkers process the same lines in
 * the same run. They look for other problems, so they only show the usual cost per line.
 */
const objects = ['seed trays', 'the wrong blade', 'a leaking valve', 'missing entries', 'the shared calendar']
const statements = Array.from({ length: 5000 }, (_, index) => {
  const object = objects[index % objects.length] ?? ''
  return index % 4 === 0
    ? `Quickly and easily reduce the number of ${object} in 3 minutes so that users can relax`
    : `Minimize the likelihood that ${object} are overlooked when work is handed over, e.g., at night`
})

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

const some = statements.slice(0, PEER_LINES)
const own = await linesPerSecond(statements, (line) => checkText('outcomeStatement', line))
const writeGoodSpeed = await linesPerSecond(some, writeGood)
const harperSpeed = await linesPerSecond(some, (line) => harper.lint(line))

let next = 0
const study = studyFromOutline(
  {
    executor: 'Fence keepers',
    job: 'Maintain a pasture fence',
    steps: Array.from({ length: 200 }, (_, step) => ({
      step: `Check section ${step + 1}`,
      category: 'Monitor' as const,
      outcomes: statements.slice(step * 10, step * 10 + 10),
    })),
  },
  { uuid: studyUuid('study'), newId: () => `id${next++}` },
)
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
