import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPeers } from '../../e2e/src/bench/peers/installPeers.ts'
import { findChromium } from '../../e2e/src/support/chromium.ts'

/**
 * Without arguments: measures every row of the table of goals, in about ten minutes. `--save` stores its numbers as
 * those of the last release. Arguments name benchmarks, which run alone, one after the other.
 * Each prints one JSON object as its last line, which is written to .cache/bench/<name>.json, as the numbers of the table
 * are; figures that are compared come from the same run.
 */
const root = join(import.meta.dirname, '../..')
const results = join(root, '.cache', 'bench')

const BENCHMARKS: Readonly<Record<string, string>> = {
  'local-cloud-start': 'local-cloud/bench/start.ts',
  'local-cloud-commit': 'local-cloud/bench/commit.ts',
  'local-cloud-peer': 'local-cloud/bench/peer.ts',
  'listener-latency': 'e2e/src/bench/listenerLatency.ts',
  checker: 'e2e/src/bench/checker.ts',
  'import-scaling': 'e2e/src/bench/importScaling.ts',
  slides: 'e2e/src/bench/slides.ts',
  respondents: 'e2e/src/bench/respondents.ts',
  'checker-scaling': 'e2e/src/bench/checkerScaling.ts',
  'never-lose-work': 'e2e/src/bench/neverLoseWork.ts',
  payments: 'functions/src/test/payments/sequences/main.ts',
  'live-events': 'e2e/src/bench/liveEvents.ts',
  'live-events-model': 'functions/src/test/events/sequences/main.ts',
  mails: 'functions/src/test/events/load/main.ts',
  needs: 'e2e/src/bench/needs.ts',
  cost: 'e2e/src/bench/cost.ts',
  'event-reads': 'e2e/src/bench/eventReads.ts',
  'key-to-paint': 'e2e/src/bench/keyToPaint.ts',
  coach: 'functions/src/test/coach/bench.ts',
  sia: 'e2e/src/bench/sia.ts',
  start: 'e2e/src/bench/start.ts',
  weight: 'e2e/src/bench/homeWeight.ts',
  areas: 'e2e/src/bench/areaWeight.ts',
}

/** The table. Its benchmarks are shorter than those that run alone. */
const TABLE = 'e2e/src/bench/table.ts'
const SAVE = '--save'

const args = process.argv.slice(2)
const asked = args.filter((arg) => arg !== SAVE)
const unknown = asked.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  process.stderr.write(`No benchmark "${unknown[0]}". There are: ${Object.keys(BENCHMARKS).join(', ')}.\n`)
  process.exit(2)
}

if (asked.length === 0) await measureTable()
else await runNamed()

/** It writes its own file, so that the table is the last that is printed. */
async function measureTable(): Promise<void> {
  const child = spawn(process.execPath, [join(root, TABLE), ...args], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  process.exitCode = Number(code ?? 1)
}

async function runNamed(): Promise<void> {
  mkdirSync(results, { recursive: true })
  // Installed on first use: nothing but benchmarks needs it.
  const peers = installPeers()
  for (const [name, script] of Object.entries(BENCHMARKS)) {
    if (!asked.includes(name)) continue
    process.stdout.write(`\n== ${name}\n`)
    const { code, lastLine } = await run(script, peers)
    if (code !== 0) {
      process.exitCode = 1
      process.stdout.write(`${name} ended with exit code ${code}\n`)
      continue
    }
    const file = join(results, `${name}.json`)
    writeFileSync(file, `${JSON.stringify(JSON.parse(lastLine), null, 2)}\n`)
    process.stdout.write(`written to ${file.slice(root.length + 1)}\n`)
  }
}

function run(script: string, peers: string): Promise<{ code: number; lastLine: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: findChromium(), BENCH_PEERS: peers },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, lastLine: output.trim().split('\n').at(-1) ?? '' }),
    )
  })
}
