/**
 * `npm run -s coach -- --answers FILE` prints what the built-in coach makes of each labeled answer of a file;
 * `npm run -s coach -- --train` lets it learn from the judged messages.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type LabeledAnswer, readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'

const USAGE = 'Usage: npm run -s coach -- --answers FILE | --train'

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}

function readOptions(args: readonly string[]) {
  try {
    const options = { answers: { type: 'string' }, train: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch {
    return fail(USAGE)
  }
}

function answersOf(file: string): readonly LabeledAnswer[] {
  let json: string
  try {
    json = readFileSync(file, 'utf8')
  } catch {
    return fail(`${file} cannot be read.`)
  }
  try {
    return readLabeledAnswers(json)
  } catch (error) {
    return fail(`${file} does not hold labeled answers: ${error instanceof Error ? error.message : error}`)
  }
}

const { answers: file, train = false } = readOptions(process.argv.slice(2))
if (train) await import('./train.ts')
else await printAnswers(file ?? fail(USAGE))

async function printAnswers(path: string): Promise<void> {
  const answers = answersOf(path)
  // The libraries take a moment to load: a mistake is told before.
  const { ENGLISH } = await import('../../sia/coach/language/ENGLISH.ts')
  const { playAnswer } = await import('../../sia/coach/testing/answers/playAnswer.ts')
  for (const answer of answers) process.stdout.write(`${JSON.stringify(playAnswer(answer, ENGLISH))}\n`)
}
