import { participleOf } from '../../language/participleOf.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'

const REMADE =
  /^(?:i|we) (?:have to )?re-?(\p{L}{3,})(?: (?:far |way |much )?too (?:often|much)| (?:again|a lot|all the time))?$/iu

const STEP = /^(\p{L}+) (the \p{L}+(?: \p{L}+)?)$/u

/** "We remeasure far too often", said of *Measure the eyes*: what is done again is what the step is about. */
export function remadeThing(part: MessagePart, step: string): MessagePart {
  const [, verb = ''] = REMADE.exec(part.text) ?? []
  const [, done = '', thing = ''] = STEP.exec(step.toLowerCase()) ?? []
  if (thing === '' || done !== verb.toLowerCase()) return part
  const isMany = /s$/i.test(thing) && !/ss$/i.test(thing)
  return { ...part, text: `${thing} ${isMany ? 'are' : 'is'} ${participleOf(done)} twice`, kind: 'clause' }
}
