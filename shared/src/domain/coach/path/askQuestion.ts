import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import type { CoachQuestion, LayerQuestion, StepQuestion } from './CoachState.ts'
import { countStatements } from './nextCoachQuestion.ts'

/** A question as it is asked. */
export interface AskedQuestion {
  /** Markdown. */
  readonly text: string
  readonly choices: readonly string[]
  /** Why it is asked, for "Why?". */
  readonly why: string
  /** An example of another job, for "I don't know". */
  readonly example: string
}

/** The choices of the menu; a member may also write them. */
export const MENU_CHOICES = ['Repair remarks', 'Find gaps', 'Write more outcomes', 'Other needs'] as const

/** Asked with the size of the job too: most jobs are the right size, and who goes on at once saves a reply. */
const HEART = '**what do they do at the moment the job gets done?** One or more steps, in order.'

const STEPS: Readonly<Record<StepQuestion, readonly [text: string, why: string, example: string]>> = {
  execute: [
    `What is the heart of it: ${HEART}`,
    'The middle of a job is easiest to see. From there we look at what comes before and after.',
    'For *Cook dinner* it would be: *Combine the ingredients*, *Heat the food*.',
  ],
  around: [
    '**Does anything come before or after that?** Before, think of deciding, finding and getting ready; after, of checking, adjusting and finishing.',
    'Trouble often starts long before the main step, and the end of a job is easily forgotten.',
    'For *Cook dinner*: *Decide what to cook* and *Get the ingredients* before, *Clean up the kitchen* after.',
  ],
  before: [
    '**What has to happen before that?** Think of deciding, finding, getting ready and checking.',
    'Trouble often starts long before the main step, and products rarely help there.',
    'For *Cook dinner*: *Decide what to cook*, *Get the ingredients*, *Check what is at home*.',
  ],
  after: [
    '**And what comes afterwards?** Think of keeping an eye on it, adjusting it and finishing.',
    'The end of a job is easily forgotten, and it costs time like the rest.',
    'For *Cook dinner*: *Taste the food*, *Adjust the seasoning*, *Clean up the kitchen*.',
  ],
}

const LAYERS: Readonly<Record<LayerQuestion, readonly [text: string, why: string, example: string]>> = {
  related: [
    '**What else do they try to get done** before, beside or after this job?',
    'Related jobs show what a product could do in addition.',
    'Beside *Cook dinner*: *Plan the week’s meals*.',
  ],
  emotional: [
    '**How do they want to feel** while they do it, and how do they want to be seen by others?',
    'Feelings decide between solutions that do the job equally well.',
    'For example: *Feel relaxed when guests arrive*; *Be perceived as a generous host*.',
  ],
  consumption: [
    '**What does it take to have the product they use today?** Buying it, setting it up, learning it, cleaning it, repairing it.',
    'Work with the product itself is a need of its own.',
    'For a pan: *Clean the pan*, *Store the pan*.',
  ],
  financial: [
    '**What costs whoever pays too much?**',
    'Buyers measure success in money, time and risk.',
    'For example: *Minimize the cost of spoiled food*.',
  ],
}

/** Puts a question into words. */
export function askQuestion(question: CoachQuestion, study: CheckedStudy): AskedQuestion {
  const step = question.kind === 'outcomes' && study.jobSteps.find(({ uuid }) => uuid === question.stepId)
  const name = step ? `*${step.userInput.trim()}*` : 'this step'
  switch (question.kind) {
    case 'executor':
      return {
        text: '**Who gets the job done?** Name one group of people, for example *Restaurant hosts*.',
        choices: [],
        why: 'Needs differ between people. A study about everybody says little about anybody.',
        example: 'In a hospital it could be *Nurses*, not the hospital that buys the equipment.',
      }
    case 'job':
      return {
        text: '**What are they trying to get done?** A verb and what it is about, without any product.',
        choices: [],
        why: 'A job stays the same while products come and go. It is what all your outcomes will be measured against.',
        example: '*Seat guests*, *Prepare a meal* or *Restore a patient’s mobility*.',
      }
    case 'size':
      return {
        text: `**Is the job the right size?** A narrower one covers one part of it, a broader one what it is good for. If it is right, go on at once: ${HEART}`,
        choices: ['As it is', 'Narrower', 'Broader'],
        why: 'The size decides which needs you find: too narrow and you only improve a detail, too broad and nobody can act on it.',
        example: '*Seat guests* could be *Find a free table* (narrower) or *Host guests* (broader).',
      }
    case 'steps': {
      const [text, why, example] = STEPS[question.about]
      return { text, choices: ['Skip'], why, example }
    }
    case 'waiting':
      return {
        text: 'Please **accept or edit at least one of the steps above**. Then we look at what makes it hard.',
        choices: ['Next'],
        why: 'Outcomes belong to a step, so the step has to be in your study first.',
        example: 'Choose *Accept* on a card. You can still change it later.',
      }
    case 'outcomes':
      return OUTCOMES[question.about](name, countStatements(study) < KNOWS_HOW ? ` ${BRIEFLY}` : '')
    case 'gaps':
      return {
        text: 'Does anything else **take long, go wrong or get wasted** that we have not talked about? Name the step if you can.',
        choices: ['Nothing else', 'Why?'],
        why: 'A complete study usually has 50 to 150 outcome statements. Everything you leave out cannot be rated.',
        example: 'Think of interruptions, of handing over to somebody else, of a bad day.',
      }
    case 'menu':
      return {
        text: 'What shall we do?',
        choices: [...MENU_CHOICES],
        why: 'Your study has a lot in it already, so you choose where I can help.',
        example: 'Start with *Repair remarks* if the checker has found something.',
      }
    case 'repair':
      return {
        text: '**What would you measure instead?** Say it in your own words.',
        choices: ['Skip'],
        why: 'The checker has something against this text that I cannot repair without knowing more.',
        example: 'Instead of *easy*, say what makes it hard: the time, the mistakes, the effort wasted.',
      }
    case 'layer': {
      const [text, why, example] = LAYERS[question.layer]
      return { text, choices: ['Skip'], why, example }
    }
    case 'end':
      return {
        text: 'We have been through the whole path. Write whenever you want to go on, for example about one more step.',
        choices: [...MENU_CHOICES],
        why: 'There is no open question.',
        example: 'You could ask for *Repair remarks*.',
      }
  }
}

/** Short sentences are what the coach understands best, and several facts at once save replies. */
const BRIEFLY = 'Name two or three, in short sentences.'

/** Statements from which a member knows how to answer. */
const KNOWS_HOW = 3

type OutcomeQuestionOf = (name: string, how: string) => AskedQuestion

const OUTCOMES: Readonly<Record<'long' | 'wrong' | 'wasted', OutcomeQuestionOf>> = {
  long: (name, how) => ({
    text: `${name}: **what takes long?**${how}`,
    choices: ['Skip', 'Why?'],
    why: 'Time is the first thing people notice. Each answer becomes *Minimize the time it takes to …*.',
    example: 'For *Find a free table*: *walking through the whole room*.',
  }),
  wrong: (name, how) => ({
    text: `${name}: **what can go wrong?**${how}`,
    choices: ['Skip', 'Why?'],
    why: 'Mistakes cost more than time. Each answer becomes *Minimize the likelihood that …*.',
    example: 'For *Find a free table*: *two groups get the same table*.',
  }),
  wasted: (name) => ({
    text: `${name}: **what is wasted?** Material, trips, money, anything done twice.`,
    choices: ['Skip', 'Why?'],
    why: 'What is done in vain is a need too. Each answer becomes *Minimize the amount of …*.',
    example: 'For *Find a free table*: *trips back to the entrance*.',
  }),
}
