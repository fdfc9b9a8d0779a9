import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ENGLISH } from '../../language/ENGLISH.ts'
import { answerTo } from './answerTo.ts'
import { playAnswer } from './playAnswer.ts'

type Question = Parameters<typeof playAnswer>[0]['question']

/* What members plainly said in interviews, of many trades. Their like was refused once. */
test.each<[question: Question, asked: string, answer: string, drafts: readonly string[]]>([
  ['executor', '', 'Locksmiths. Is that a group?', ['Locksmiths']],
  ['executor', '', 'Job executor: sterile processing technicians', ['Sterile processing technicians']],
  ['job', '', 'Open a locked door. Do they do that, is that what you mean?', ['Open a locked door']],
  ['job', '', 'Core functional job: open a locked door', ['Open a locked door']],
  ['steps', 'Execute', 'Send a crew', ['Send a crew']],
  ['steps', 'Execute', 'Agree a date with the client', ['Agree a date with the client']],
  ['steps', 'Execute', 'prep the nail', ['Prep the nail']],
  ['steps', 'Execute', 'Ask the customer about the last tuning', ['Ask the customer about the last tuning']],
  ['steps', 'Execute', 'Paint the wall with waterproof paint', ['Paint the wall with waterproof paint']],
  ['steps', 'Execute', 'Check the wall is straight', ['Check whether the wall is straight']],
  [
    'steps',
    'Execute',
    'push back the cuticles n file the nails',
    ['Push back the cuticles', 'File the nails'],
  ],
  ['steps', 'Execute', 'Strip bed', ['Strip the bed']],
  [
    'outcomes',
    'goesWrong',
    'They dig in the wrong spot.',
    ['Minimize the likelihood of digging in the wrong spot'],
  ],
  [
    'outcomes',
    'goesWrong',
    'The address is misheard',
    ['Minimize the likelihood that the address is misheard'],
  ],
  [
    'outcomes',
    'goesWrong',
    'Stains stay in the paper',
    ['Minimize the likelihood that stains stay in the paper'],
  ],
  [
    'outcomes',
    'goesWrong',
    'the wall is never straight',
    ['Minimize the likelihood that the wall is not straight'],
  ],
  [
    'outcomes',
    'goesWrong',
    'the dressing falls off',
    ['Minimize the likelihood that the dressing falls off'],
  ],
  [
    'outcomes',
    'takesLong',
    'Time to find the location.',
    ['Minimize the time it takes to find the location'],
  ],
  [
    'outcomes',
    'takesLong',
    'Getting the middle octave in tune takes long when the strings keep slipping back.',
    ['Minimize the time it takes to get the middle octave in tune'],
  ],
])('asked for %s (%s), “%s” is drafted', (question, asked, answer, drafts) => {
  const isLater = question === 'steps' || question === 'outcomes'
  const context = {
    executor: question === 'executor' ? '' : 'Workers',
    job: isLater ? 'Do the work well' : '',
    ...(question === 'outcomes' && { step: 'Do the main part' }),
    asked,
    drafts: [],
  }
  const lists = { facts: [], acceptable: [], never: [] }
  const played = playAnswer(
    { id: '', question, context, answer, intent: 'answer', kind: '', ...lists },
    ENGLISH,
  )
  expect(played.drafts).toEqual(drafts)
})

const rows = z.array(
  z.object({
    asked: z.enum(['executor', 'job', 'execute', 'before', 'after', 'long', 'wrong', 'wasted']),
    executor: z.string(),
    job: z.string(),
    step: z.string().default(''),
    answer: z.string(),
    drafts: z.array(z.string()),
  }),
)

/* What members said in twenty interviews, with the drafts that each of them should have got. */
const SAID = rows.parse(
  readFileSync(join(__dirname, 'plainAnswers.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)),
)

test.each(SAID)('asked for $asked, “$answer” becomes $drafts', ({ asked, answer, drafts, ...study }) => {
  expect(answerTo(asked, answer, study).drafts).toEqual(drafts)
})
