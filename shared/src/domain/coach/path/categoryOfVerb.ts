import { wordSet } from '../../checker/vocabulary/wordSet.ts'
import type { JobStepCategory } from '../../study/Study.ts'
import type { StepQuestion } from './CoachState.ts'

/** Verbs that tell the category of a step (docs/method.md §3). */
const VERBS: readonly (readonly [JobStepCategory, ReadonlySet<string>])[] = [
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
    wordSet('prepare organize arrange clean sort lay pack assemble wash cut unpack mix heat train'),
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
const USUAL: Readonly<Record<StepQuestion, JobStepCategory>> = {
  execute: 'Execute',
  before: 'Prepare',
  after: 'Conclude',
}

/** The category of a step by its first word, or the usual one of the question that it answers. */
export function categoryOfStep(text: string, about: StepQuestion): JobStepCategory {
  const [verb] = text.toLowerCase().split(' ')
  if (about === 'execute' || verb === undefined) return USUAL[about]
  return VERBS.find(([, verbs]) => verbs.has(verb))?.[0] ?? USUAL[about]
}
