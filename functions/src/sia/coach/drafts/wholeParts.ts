import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { announces } from '../words/announces.ts'
import { TAKES_LAST } from './timesTold.ts'

/** "to pull the plants takes long, and to find the workers is slow" */
const separateInfinitives = (part: MessagePart): readonly MessagePart[] =>
  /^to \p{L}/iu.test(part.text)
    ? part.text.split(/,? and (?=to \p{L})/iu).map((text) => ({ ...part, text }))
    : [part]

const DENIED = /^(?:the )?\p{L}+ do not (.+)$/iu
const DOING = /^((?:the )?\p{L}+s|people) do$/iu

/** "Workloads do not argue, people do": it is people that argue. */
const withContrast = (parts: readonly MessagePart[]): readonly MessagePart[] =>
  parts.flatMap((part, at) => {
    const [, doer = ''] = DOING.exec(parts[at + 1]?.text ?? '') ?? []
    const [, done = ''] = doer === '' ? [] : (DENIED.exec(part.text) ?? [])
    if (done !== '') return [{ ...part, text: `${doer} ${done}`, kind: 'clause' as const }]
    const isTaken = DOING.test(part.text) && DENIED.test(parts[at - 1]?.text ?? '')
    return isTaken ? [] : [part]
  })

const ENDS_IN_STATE = / (?:is|are|was|were|gets?|becomes?)$/i
const ENDS_IN_WHO = / (?:who|which|that)$/i
const ALTHOUGH = /^(?:even )?(?:though|although) /i

/** What follows is no part of its own: "cover is confirmed, although …", "the class is so loud that …". */
const isTail = (last: MessagePart, part: MessagePart): boolean =>
  (ALTHOUGH.test(part.text) && last.text.includes(' ')) ||
  (part.link === 'so' && ENDS_IN_STATE.test(last.text)) ||
  (part.link === 'then' && ENDS_IN_WHO.test(last.text))

const joined = (last: MessagePart, part: MessagePart): string =>
  `${last.text} ${ALTHOUGH.test(part.text) ? '' : `${part.link} `}${part.text}`

/** What announces the thing after "is". */
const WHAT = /^what (?:\p{L}+ ){0,3}(?:long|longest|wrong|wasted|time)$/iu
const IS = /^(?:is|are|would be) (?=\p{L})/iu

/**
 * The parts of an answer that tell something: adjectives that a comma parted are joined with their noun again ("the old,
 * caked grease"), and what only announces the others is left out ("two common failures").
 */
export function wholeParts(parts: readonly MessagePart[], language: Language): readonly MessagePart[] {
  const whole: MessagePart[] = []
  for (const [at, part] of parts.flatMap(separateInfinitives).entries()) {
    const last = whole.at(-1)
    const [before, adjective] = last === undefined ? [] : language.tokensOf(last.text).slice(-2)
    const isCut =
      last !== undefined &&
      last.sentence === part.sentence &&
      part.link === '' &&
      before?.tag === 'DET' &&
      adjective?.tag === 'ADJ'
    // "What takes long, I guess, is getting the bees off"
    const isTold =
      at > 0 &&
      IS.test(part.text) &&
      whole.some((each) => each.sentence === part.sentence && WHAT.test(each.text))
    // "finding a leak, can eat half a day": how long that takes.
    if (last !== undefined && ` ${part.text}`.replace(TAKES_LAST, '') === '') {
      if (last.kind === 'gerund' || last.kind === 'nouns')
        whole[whole.length - 1] = { ...last, text: `${last.text} ${part.text}` }
    } else if (isTold) {
      const others = whole.filter((each) => !(each.sentence === part.sentence && WHAT.test(each.text)))
      whole.splice(0, whole.length, ...others, { ...part, text: part.text.replace(IS, '') })
    } else if (isCut) whole[whole.length - 1] = { ...last, text: `${last.text} ${part.text}` }
    else if (last !== undefined && last.sentence === part.sentence && isTail(last, part))
      whole[whole.length - 1] = { ...last, text: joined(last, part) }
    else whole.push(part)
  }
  const contrasted = withContrast(whole)
  const telling = contrasted.filter(({ text }) => !announces(text))
  return telling.length > 0 ? telling : contrasted
}
