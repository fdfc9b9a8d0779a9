import { STEP_VERBS } from '@outcome-studio/shared/domain/checker'
import type { StepQuestion } from '@outcome-studio/shared/domain/coach'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'
import type { MessagePart } from '../messages/splitMessage.ts'

const USUAL: Readonly<Record<StepQuestion, JobStepCategory>> = {
  execute: 'Execute',
  around: 'Prepare',
  before: 'Prepare',
  after: 'Conclude',
}
const LAST =
  /^(?:.* )?(?:afterwards|in the end|at the end|finally|lastly|when (?:that|this) is done|once (?:that|this) is done)$/
const EARLIER = /^(?:.* )?before that$/
/** "I always start by showing a bowl" */
const AT_START = /^(?:.* )?to start with$/
const FIRST = new Set<JobStepCategory>(['Define', 'Locate', 'Prepare'])
const EARLY = new Set<JobStepCategory>([...FIRST, 'Confirm'])

/**
 * The category of the job map that a step belongs to: by the words that tell when it is done, by its first word, and
 * otherwise the usual one for the question it answers.
 * @param link what links the step to the one before, in lower case
 */
export function categoryOfStep(text: string, about: StepQuestion, link = ''): JobStepCategory {
  const byVerb = verbCategory(text)
  if (about === 'before') return byVerb !== undefined && EARLY.has(byVerb) ? byVerb : USUAL.before
  if (about === 'after') return byVerb !== undefined && !FIRST.has(byVerb) ? byVerb : USUAL.after
  if (LAST.test(link)) return byVerb === 'Monitor' || byVerb === 'Modify' ? byVerb : 'Conclude'
  if (EARLIER.test(link)) return byVerb !== undefined && FIRST.has(byVerb) ? byVerb : 'Prepare'
  return 'Execute'
}

const LATE = new Set<JobStepCategory>(['Monitor', 'Modify', 'Conclude'])

/** Whether a step is one of the last by its verb. */
export function isLastByVerb(text: string): boolean {
  const category = verbCategory(text)
  return category !== undefined && LATE.has(category)
}

/** Whether a step gets something ready by its verb. */
export function isEarlyByVerb(text: string): boolean {
  const category = verbCategory(text)
  return category !== undefined && FIRST.has(category)
}

const verbCategory = (text: string): JobStepCategory | undefined => {
  const [verb] = text.toLowerCase().split(' ')
  return verb === undefined ? undefined : STEP_VERBS.find(([, verbs]) => verbs.has(verb))?.[0]
}

/** Parts in the order in which things happen: "before that" comes before the part that it follows. */
export function inOrderTold(parts: readonly MessagePart[]): readonly MessagePart[] {
  const ordered: MessagePart[] = []
  for (const part of parts) {
    if (AT_START.test(part.link)) ordered.unshift(part)
    else if (EARLIER.test(part.link) && ordered.length > 0) ordered.splice(ordered.length - 1, 0, part)
    else ordered.push(part)
  }
  return ordered
}
