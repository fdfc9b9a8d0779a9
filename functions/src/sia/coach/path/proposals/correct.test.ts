import { ENGLISH } from '../../language/ENGLISH.ts'
import { playAnswer } from '../../testing/answers/playAnswer.ts'

type Labeled = Parameters<typeof playAnswer>[0]

const LISTS = { id: '', kind: '', facts: [], acceptable: [], never: [] }
const correctedDrafts = (
  question: Labeled['question'],
  asked: string,
  drafts: readonly string[],
  answer: string,
) => {
  const isLater = question === 'steps' || question === 'outcomes' || asked === 'size'
  const context = {
    executor: question === 'executor' ? '' : 'Home cooks',
    job: isLater ? 'Host a dinner' : '',
    ...(question === 'outcomes' && { step: 'Set the table' }),
    asked,
    drafts: [...drafts],
  }
  return playAnswer({ ...LISTS, intent: 'correction', question, context, answer }, ENGLISH).drafts
}

test.each<[answer: string, question: Labeled['question'], asked: string, drafts: string[], right: string[]]>([
  [
    'other way about. they dont lose it, it comes back a day late',
    'outcomes',
    'goesWrong',
    ['Minimize the likelihood that the guest loses the invitation'],
    ['Minimize the likelihood that the invitation comes back late'],
  ],
  [
    'before we go on, that first bit came out wrong. I meant caterers, the cook only makes the sauce',
    'job',
    '',
    [],
    ['Caterers'],
  ],
  [
    "just noticed the start is off. it's the head waiters who do this, cooks only help",
    'job',
    '',
    [],
    ['Head waiters'],
  ],
  [
    'never said wash. AGREE the menu, with the guests',
    'steps',
    'Prepare',
    ['Wash the menu'],
    ['Agree the menu with the guests'],
  ],
  ['that should read refill not fill', 'steps', 'Modify', ['Fill the glasses'], ['Refill the glasses']],
  [
    "nah hosting is the excuse. what they're really doing is bringing a family together",
    'job',
    'size',
    [],
    ['Bring a family together'],
  ],
])('%j makes the right draft', (answer, question, asked, drafts, right) => {
  expect(correctedDrafts(question, asked, drafts, answer)).toEqual(right)
})
