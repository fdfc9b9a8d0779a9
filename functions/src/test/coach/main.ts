/** `npm run -s coach -- --answers FILE`: prints what the built-in coach makes of each labeled answer of a file. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type LabeledAnswer, readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'

const USAGE = 'Usage: npm run -s coach -- --answers FILE'

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}

function fileOf(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { answers: { type: 'string' } } })
    return values.answers ?? fail(USAGE)
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

const answers = answersOf(fileOf(process.argv.slice(2)))
// The libraries take a moment to load: a mistake is told before.
const { ENGLISH } = await import('../../sia/coach/language/ENGLISH.ts')
const { playAnswer } = await import('../../sia/coach/testing/answers/playAnswer.ts')
for (const answer of answers) process.stdout.write(`${JSON.stringify(playAnswer(answer, ENGLISH))}\n`)
