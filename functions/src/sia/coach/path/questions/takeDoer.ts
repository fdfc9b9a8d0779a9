import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { type CoachContext, type CoachState, nameAsTyped } from '@outcome-studio/shared/domain/coach'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import type { Language } from '../../language/Language.ts'
import { doerTold } from '../../messages/doerTold.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { shareOfWords } from '../text/sharedWords.ts'

/** Where a sentence ends that says who does the work: also at "by porters: they …". */
const SENTENCE = /(?<=[.!?;:])\s+|\n+/u

interface Doer {
  /** The executor that is told, unless it is that of the study. */
  readonly drafted: DraftedAnswer
  readonly note: string
  readonly rest: string
}

/**
 * What a message says of who does the work: at the question for the executor, its sentence becomes the group's name; at
 * the question for the job, it is a repeat or a correction of the executor and no job. Null if it says nothing of that.
 */
export function takeDoer(
  context: CoachContext,
  { open }: CoachState,
  message: string,
  language: Language,
): Doer | null {
  if (open.kind !== 'executor' && open.kind !== 'job' && open.kind !== 'size') return null
  const executor = context.study.jtbd.executor.trim()
  const drafts: DraftedAnswer[] = []
  const rest: string[] = []
  let isKnown = false
  for (const sentence of message.split(SENTENCE)) {
    const group = groupTold(sentence, language)
    if (group === null) rest.push(sentence)
    else if (open.kind === 'executor') rest.push(`${group}.`)
    else if (executor !== '' && shareOfWords(group, executor) === 1) isKnown = true
    else drafts.push(draftFiled(context, { kind: 'executor' }, group, language))
  }
  const drafted = mergeDrafts([NO_DRAFTS, ...drafts])
  const isTaken = rest.length < message.split(SENTENCE).length
  const isNamed = open.kind === 'executor' && rest.join(' ') !== message.split(SENTENCE).join(' ')
  if (!isTaken && !isNamed) return null
  // What makes no card is asked about as before.
  if (drafts.length > 0 && drafted.proposals.length === 0) return null
  return {
    drafted,
    note: isKnown ? `${nameAsTyped(executor)} get it done: that is noted.` : '',
    rest: rest.join(' '),
  }
}

/** The executor that a sentence names as those who do the work. */
function groupTold(sentence: string, language: Language): string | null {
  const said = withoutEnd(standardEnglish(sentence, language).trim(), '.,;:! ')
  const group = doerTold(said) ?? doerInstead(said)
  return group === null
    ? null
    : draftExecutor({ text: group, kind: 'nouns', sentence: 0, link: '', isAside: false }, language)
}

/** "Oh no, not the volunteers, it is the librarian who does it": who does it instead of those that are ruled out. */
function doerInstead(said: string): string | null {
  const pieces = said.split(/, /)
  const denied = pieces.findIndex((piece) => DENIED.test(piece))
  if (denied === -1) return null
  for (let at = denied + 1; at < pieces.length; at += 1) {
    const group = doerTold(pieces.slice(at).join(', '))
    if (group !== null) return group
  }
  return null
}

const DENIED = /^(?:(?:and|but|oh|no|well|wait|sorry|so)\b[ ,]*)*not (?:the|my|our|those|these|any) \p{L}/iu
