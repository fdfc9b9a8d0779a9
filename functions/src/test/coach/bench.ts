/** `npm run bench -- coach`: prints how the built-in coach does on the labeled answers, and what an answer costs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../sia/coach/language/ENGLISH.ts'
import { measureAnswers } from '../../sia/coach/testing/answers/measureAnswers.ts'
import { readJudgedDrafts } from '../../sia/coach/testing/drafts/JudgedDrafts.ts'
import { measureDrafts } from '../../sia/coach/testing/drafts/measureDrafts.ts'
import { ANSWER_SETS, answersOfBench, answersOfSet, cpuOfAnswers } from './cpuOfAnswers.ts'

const sets = ANSWER_SETS.map((file) => ({ file, answers: answersOfSet(file) }))
const measured = sets.map(({ file, answers }) => ({ file, ...measureAnswers(answers, ENGLISH) }))
const judged = measured.flatMap((each) => each.judged)

const milliseconds = [...cpuOfAnswers(answersOfBench())].sort((one, other) => one - other)

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
