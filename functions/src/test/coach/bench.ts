/** `npm run bench -- coach`: prints how the built-in coach does on the labeled answers, and what an answer costs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../sia/coach/language/ENGLISH.ts'
import { readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'
import { measureAnswers } from '../../sia/coach/testing/answers/measureAnswers.ts'
import { playAnswer } from '../../sia/coach/testing/answers/playAnswer.ts'

const answers = readLabeledAnswers(
  readFileSync(join(import.meta.dirname, '../../sia/coach/testing/answers/labeledAnswers.json'), 'utf8'),
)
const { figures, judged } = measureAnswers(answers, ENGLISH)

const milliseconds = answers
  .map((answer) => {
    const before = process.cpuUsage()
    playAnswer(answer, ENGLISH)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  .sort((one, other) => one - other)

for (const { played, unknownDrafts, nonsense, lostFacts } of judged) {
  for (const draft of unknownDrafts) console.info(`${played.id} to be judged: ${draft}`)
  for (const draft of nonsense) console.info(`${played.id} nonsense: ${draft}`)
  for (const fact of lostFacts) console.info(`${played.id} not drafted as labeled, nor asked about: ${fact}`)
}
console.info(
  JSON.stringify({
    ...figures,
    cpuMillisecondsMedian: milliseconds[Math.floor(milliseconds.length / 2)],
    cpuMillisecondsMost: milliseconds.at(-1),
  }),
)
