/** `npm run bench -- coach`: prints how the built-in coach does on the labeled answers, and what an answer costs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../sia/coach/language/ENGLISH.ts'
import { readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'
import { measureAnswers } from '../../sia/coach/testing/answers/measureAnswers.ts'
import { playAnswer } from '../../sia/coach/testing/answers/playAnswer.ts'
import { readJudgedDrafts } from '../../sia/coach/testing/drafts/JudgedDrafts.ts'
import { measureDrafts } from '../../sia/coach/testing/drafts/measureDrafts.ts'

const setOf = (file: string) =>
  readLabeledAnswers(readFileSync(join(import.meta.dirname, '../../sia/coach/testing/answers', file), 'utf8'))
const SETS = ['labeledAnswers.json', 'furtherAnswers.json', 'heldOutAnswers.json'] as const
const sets = SETS.map((file) => ({ file, answers: setOf(file) }))
const measured = sets.map(({ file, answers }) => ({ file, ...measureAnswers(answers, ENGLISH) }))
const judged = measured.flatMap((each) => each.judged)

const milliseconds = sets
  .flatMap(({ answers }) => answers)
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
for (const { file, figures } of measured) console.info(JSON.stringify({ file, ...figures }))
const judgedDrafts = readJudgedDrafts(
  readFileSync(join(import.meta.dirname, '../../sia/coach/testing/drafts/judgedDrafts.jsonl'), 'utf8'),
)
console.info(JSON.stringify({ file: 'judgedDrafts.jsonl', drafts: measureDrafts(judgedDrafts, ENGLISH) }))
console.info(
  JSON.stringify({
    cpuMillisecondsMedian: milliseconds[Math.floor(milliseconds.length / 2)],
    cpuMillisecondsMost: milliseconds.at(-1),
  }),
)
