/** `npm run -s coach -- --answers FILE`: prints what the built-in coach makes of each labeled answer of a file. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ENGLISH } from '../../sia/coach/language/ENGLISH.ts'
import { readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'
import { playAnswer } from '../../sia/coach/testing/answers/playAnswer.ts'

const { values } = parseArgs({ options: { answers: { type: 'string' } } })
if (values.answers === undefined) {
  process.stderr.write('Usage: npm run -s coach -- --answers FILE\n')
  process.exit(2)
}
for (const answer of readLabeledAnswers(readFileSync(values.answers, 'utf8'))) {
  process.stdout.write(`${JSON.stringify(playAnswer(answer, ENGLISH))}\n`)
}
