/** `npm run -s coach -- --train`: trains the coach on the messages that people judged, and stores what it learned. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeWeights } from '../../sia/coach/classifier/storedWeights.ts'
import { createLanguage } from '../../sia/coach/language/createLanguage.ts'
import { readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'
import { type JudgedMessage, readJudgedMessages } from '../../sia/coach/testing/training/JudgedMessage.ts'
import { readPlainAnswers } from '../../sia/coach/testing/training/readPlainAnswers.ts'
import { type TrainedWeights, trainOnMessages } from '../../sia/coach/testing/training/trainOnMessages.ts'

const coach = join(import.meta.dirname, '../../sia/coach')
const read = (path: string): string => readFileSync(join(coach, path), 'utf8')

const LABELED = ['labeledAnswers', 'furtherAnswers', 'heldOutAnswers', 'strangersAnswers']

const labeled = LABELED.flatMap((name) => readLabeledAnswers(read(`testing/answers/${name}.json`))).map(
  ({
    question,
    context: { executor, job, step = '', drafts },
    answer,
    intent,
    kind,
    facts,
  }): JudgedMessage => {
    return { question, executor, job, step, drafts, answer, intent, kind, facts }
  },
)
const plain = readPlainAnswers(read('testing/answers/plainAnswers.jsonl'))
const judged = readJudgedMessages(read('testing/training/messages.jsonl'))
const NOTHING = { classes: [], weights: {} }
const language = createLanguage({ messages: NOTHING, orders: NOTHING, parts: NOTHING })
const weights = trainOnMessages(judged, [...labeled, ...plain], language)
writeFileSync(join(coach, 'language/judgedWeights.json'), linePerWeights(weights))
process.stdout.write(`Trained on ${judged.length + labeled.length + plain.length} messages.\n`)

/** The features of the same weights on one line, so that a change shows what it changes. */
function linePerWeights(all: TrainedWeights): string {
  const parts = Object.entries(all).map(([name, own]) => {
    const { classes, features } = storeWeights(own)
    const lines = Object.entries(features).map(
      ([packed, same]) => `${JSON.stringify(packed)}:${JSON.stringify(same)}`,
    )
    return `${JSON.stringify(name)}:{"classes":${JSON.stringify(classes)},"features":{\n${lines.join(',\n')}}}`
  })
  return `{${parts.join(',\n')}}\n`
}
