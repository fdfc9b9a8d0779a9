import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import type { OutcomeQuestion } from '../drafts/OUTCOME_QUESTIONS.ts'
import { OUTCOME_LINES } from '../lines/AnswerLine.ts'
import { nameAsTyped } from './asTyped.ts'
import type { CoachQuestion, LayerQuestion, StepQuestion } from './CoachState.ts'
import { countStatements } from './nextCoachQuestion.ts'

/** A question as it is asked. */
interface AskedQuestion {
  /** Markdown. */
  readonly text: string
  readonly choices: readonly string[]
}

/** The choices of the menu; a member may also write them. */
export const MENU_CHOICES = ['Repair remarks', 'Find gaps', 'Write more outcomes', 'Other needs'] as const

/** Asked with the size of the job too: most jobs are the right size, and who goes on at once saves a reply. */
const HEART =
  '**what do they do at the moment the job gets done?** One or more steps in order, each as a verb and its object: *Fold the letter, seal the envelope*.'

const STEPS: Readonly<Record<StepQuestion, string>> = {
  execute: `What is the heart of it: ${HEART}`,
  around:
    '**Does anything come before or after that?** Deciding, finding and getting ready come before; checking, adjusting and finishing after. Answer as *Before: …* and *After: …*.',
  before: '**What has to happen before that?** Think of deciding, finding, getting ready and checking.',
  after: '**And what comes afterwards?** Think of keeping an eye on it, adjusting it and finishing.',
}

const LAYERS: Readonly<Record<LayerQuestion, string>> = {
  related: '**What else do they try to get done** before, beside or after this job?',
  emotional: '**How do they want to feel** while they do it, and how do they want to be seen by others?',
  consumption:
    '**What does it take to have the product they use today?** Buying it, setting it up, learning it, cleaning it, repairing it.',
  financial: '**What costs whoever pays too much?**',
}

/** Puts a question into words. */
export function askQuestion(question: CoachQuestion, study: CheckedStudy): AskedQuestion {
  const step = question.kind === 'outcomes' && study.jobSteps.find(({ uuid }) => uuid === question.stepId)
  const name = step ? nameAsTyped(step.userInput) : 'this step'
  switch (question.kind) {
    case 'executor':
      return {
        text: '**Who gets the job done?** Name one group of people, for example *Restaurant hosts*.',
        choices: [],
      }
    case 'job':
      return {
        text: '**What are they trying to get done?** A verb and what it is about, without any product.',
        choices: [],
      }
    case 'size':
      return {
        text: `**Is the job the right size?** A narrower one covers one part of it, a broader one what it is good for. If it is right, go on at once: ${HEART}`,
        choices: ['As it is', 'Narrower', 'Broader'],
      }
    case 'steps':
      return { text: STEPS[question.about], choices: ['Skip'] }
    case 'waiting':
      return {
        text: 'Please **accept or edit at least one of the steps above**. Then we look at what makes it hard.',
        choices: ['Next'],
      }
    case 'outcomes': {
      const how = countStatements(study) < KNOWS_HOW ? `${FINISH} ` : ''
      const beginning = `*${OUTCOME_LINES[question.about].beginning} …*`
      return { text: `${name}: ${OUTCOMES[question.about]} ${how}${beginning}`, choices: ['Skip', 'Why?'] }
    }
    case 'gaps':
      return {
        text: 'Does anything else **take long, go wrong or get wasted** that we have not talked about? Name the step if you can.',
        choices: ['Nothing else', 'Why?'],
      }
    case 'menu':
      return {
        text: 'What shall we do?',
        choices: [...MENU_CHOICES],
      }
    case 'repair':
      return {
        text: '**What would you measure instead?** Say it in your own words.',
        choices: ['Skip'],
      }
    case 'layer':
      return { text: LAYERS[question.layer], choices: ['Skip'] }
    case 'end':
      return {
        text: 'We have been through the whole path. Write whenever you want to go on, for example about one more step.',
        choices: [...MENU_CHOICES],
      }
  }
}

/** The form in which an answer is understood best; several facts at once save replies. */
const FINISH = 'Finish the sentence, two or three times:'

/** Statements from which a member knows how to answer. */
const KNOWS_HOW = 3

const OUTCOMES: Readonly<Record<OutcomeQuestion, string>> = {
  long: '**what takes long?**',
  wrong: '**what can go wrong?**',
  wasted: '**what is wasted?** Material, trips, money, anything done twice.',
}
