import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { announces } from '../words/announces.ts'

/** "to pull the plants takes long, and to find the workers is slow" */
const separateInfinitives = (part: MessagePart): readonly MessagePart[] =>
  /^to \p{L}/iu.test(part.text)
    ? part.text.split(/,? and (?=to \p{L})/iu).map((text) => ({ ...part, text }))
    : [part]

/**
 * The parts of an answer that tell something: adjectives that a comma parted are joined with their noun again ("the old,
 * caked grease"), and what only announces the others is left out ("two common failures").
 */
export function wholeParts(parts: readonly MessagePart[], language: Language): readonly MessagePart[] {
  const whole: MessagePart[] = []
  for (const part of parts.flatMap(separateInfinitives)) {
    const last = whole.at(-1)
    const [before, adjective] = last === undefined ? [] : language.tokensOf(last.text).slice(-2)
    const isCut =
      last !== undefined &&
      last.sentence === part.sentence &&
      part.link === '' &&
      before?.tag === 'DET' &&
      adjective?.tag === 'ADJ'
    if (isCut) whole[whole.length - 1] = { ...last, text: `${last.text} ${part.text}` }
    else whole.push(part)
  }
  const telling = whole.filter(({ text }) => !announces(text))
  return telling.length > 0 ? telling : whole
}
