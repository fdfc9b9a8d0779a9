import type { JobStepCategory } from '../../study/JOB_STEP_CATEGORIES.ts'
import { wordSet } from './wordSet.ts'

/** Verbs that steps of each category often start with (docs/method.md §3). */
export const STARTER_VERBS: Readonly<Record<JobStepCategory, readonly string[]>> = {
  Define: ['plan', 'select', 'determine'],
  Locate: ['gather', 'access', 'receive'],
  Prepare: ['set up', 'organize', 'examine'],
  Confirm: ['validate', 'prioritize', 'decide'],
  Execute: ['perform', 'transact', 'administer'],
  Monitor: ['verify', 'track', 'check'],
  Modify: ['update', 'adjust', 'maintain'],
  Conclude: ['store', 'finish', 'close'],
}

/** More verbs that tell the category of a step. */
export const STEP_VERBS: readonly (readonly [JobStepCategory, ReadonlySet<string>])[] = [
  [
    'Define',
    wordSet('decide plan define determine choose select agree schedule set estimate design understand'),
  ],
  [
    'Locate',
    wordSet('find locate gather get collect look search obtain fetch identify buy order retrieve request'),
  ],
  [
    'Prepare',
    wordSet(
      'prepare organize arrange clean sort lay pack assemble wash cut unpack mix heat train prime prep soak calibrate',
    ),
  ],
  ['Confirm', wordSet('check confirm verify validate test inspect review compare ensure prove')],
  ['Monitor', wordSet('monitor watch track observe measure follow supervise listen')],
  ['Modify', wordSet('adjust modify change adapt correct fix update repair revise tune rearrange replace')],
  [
    'Conclude',
    wordSet(
      'finish conclude close store record file pay deliver hand document report archive return dispose tidy',
    ),
  ],
]
