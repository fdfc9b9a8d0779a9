import type { CoachContext, StepQuestion } from '@outcome-studio/shared/domain/coach'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import { type MessagePart, splitMessage } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { stepParts } from '../parts/stepParts.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'

/** One step of a line. */
interface ListedStep {
  /** As it was said. */
  readonly told: string
  /** With the thing that its pronoun is. */
  readonly read: string
}

/** Separates the steps of a list. */
const BETWEEN = /,\s+(?:and then |and |then )?|\s(?:and then|and|then)\s/iu
const IT = /\b(?:it|them)\b/i

/**
 * The steps that one line lists: "survey the house, mount the charger, test it". A line of which one item is no verb with
 * what follows it is one step: "check the name, address and phone number".
 */
export function listedSteps(
  context: CoachContext,
  about: StepQuestion,
  line: string,
  language: Language,
): readonly ListedStep[] {
  const whole = [{ told: line, read: line }]
  const items = line.split(BETWEEN).map((item) => item.trim())
  const parts = splitMessage(standardEnglish(line, language), language)
  const isListed =
    items.length > 1 &&
    items.length === parts.length &&
    items.every((item) => item.includes(' ')) &&
    parts.every(({ text, kind }) => kind === 'action' || (kind === 'clause' && DOING.test(text)))
  const listed = isListed ? items : partsTold(line, parts)
  if (listed === null) return whole
  const known = wordsOfStudy(context)
  const isStep = (text: string) => isSound(text, 'action', language, known)
  const read = stepParts(context, about, parts, language, isStep)
  return listed.map((told, at) => {
    const text = parts[at]?.text
    const form = IT.test(told) ? read.find(({ part }) => part === text)?.forms.find(isStep) : undefined
    return { told, read: form ?? told }
  })
}

/** Of "order the books, cover and label them", whose verbs share what they are done to, each step; null for no such list. */
function partsTold(line: string, parts: readonly MessagePart[]): readonly string[] | null {
  const commas = line.split(/,\s+/).length
  const isStep = ({ text, kind }: MessagePart) =>
    kind === 'action' || (kind === 'clause' && (DOING.test(text) || /^it \p{L}+ \p{L}/iu.test(text)))
  if (commas < 2 || parts.length < commas || !parts.every(isStep)) return null
  return parts.map(({ text }, at) => {
    const next = parts[at + 1]
    const object = next?.link === 'and' && !text.includes(' ') ? next.text.replace(/^\p{L}+/u, '') : ''
    return `${text}${object}`
  })
}

const DOING = /^(?:i|we|they|you|people) \p{L}+ \p{L}/iu
