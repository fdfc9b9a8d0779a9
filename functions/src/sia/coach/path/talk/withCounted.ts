import type { CoachState } from '@outcome-studio/shared/domain/coach'
import type { Talk } from '../../messages/readTalk.ts'

/** "add wrapping the glasses" */
const ADDED = /\badd \p{L}{2,}ing \p{L}/iu
const IN_ING = /^\p{L}{2,}ing \p{L}/iu

/**
 * "Does buying at the market count too?": asked for steps, it is one; else it answers like the rest. "Add wrapping the
 * glasses" answers too, where it was asked what takes long or goes wrong.
 */
export function withCounted(talk: Talk, { open }: CoachState, message: string): Talk {
  if (open.kind === 'steps') return { ...talk, steps: [...talk.steps, ...talk.counted] }
  const isAnswer = (step: string) => open.kind === 'outcomes' && ADDED.test(message) && IN_ING.test(step)
  const told = [talk.content, ...talk.counted, ...talk.steps.filter(isAnswer)]
  return {
    ...talk,
    steps: talk.steps.filter((step) => !isAnswer(step)),
    content: told.filter((each) => each !== '').join('\n'),
  }
}
