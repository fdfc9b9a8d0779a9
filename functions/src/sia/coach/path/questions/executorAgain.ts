import { type CoachContext, type CoachState, proposedText } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { shareOfWords } from '../text/sharedWords.ts'

/** Words from which a sentence is more than a group. */
const MOST_WORDS = 7
/** What begins the right words. */
const LEAD_IN =
  /^(?:(?:no|well|and|but|so|sorry)[,.:;]? )*(?:i (?:would )?(?:just )?(?:say|said|mean|meant)(?: it is| it was)?[,:]? |i told you(?: (?:once|twice|already))?(?: who)?[,:]? |(?:it|they|that) (?:is|are|would be) |the (?:executors?|people(?: (?:who|doing) .{2,20}?)?) (?:is|are) )/i

/** The executor that is named after its card was rejected, and what else the message says; null if none is named. */
export function executorAgain(
  context: CoachContext,
  { open }: CoachState,
  message: string,
  language: Language,
): { readonly drafted: DraftedAnswer; readonly rest: string } | null {
  const { study, earlier } = context
  const last = earlier.findLast(({ proposal }) => proposal.edit.kind === 'setExecutor')
  if (study.jtbd.executor.trim() !== '' || open.kind === 'executor' || last?.decision?.kind !== 'rejected')
    return null
  const rejected = proposedText(last.proposal)
  const sentences = message.split(/(?<=[.!?;])\s+|\n+/u)
  for (const sentence of sentences) {
    const text = standardEnglish(sentence, language).replace(/(?<![.!?;])[.!?;]+$/, '')
    const named = text.replace(LEAD_IN, '')
    const isLed = named !== text
    const [group = ''] = named.split(',')
    if (group === '' || group.split(' ').length > MOST_WORDS) continue
    const executor = draftExecutor(
      { text: group, kind: 'nouns', sentence: 0, link: '', isAside: false },
      language,
    )
    if (executor === null || !isSound(executor, 'executor', language, new Set())) continue
    const isAction = actionForms(group, language).some((form) => isSound(form, 'action', language, new Set()))
    if (!isLed && isAction && shareOfWords(rejected, group) === 0) continue
    const drafted = draftFiled(context, { kind: 'executor' }, executor, language)
    if (drafted.proposals.length === 0) continue
    const rest = sentences.filter(
      (each) =>
        each !== sentence &&
        /\p{L}{3}/u.test(each) &&
        shareOfWords(each, rejected) < 1 &&
        !DENYING.test(each),
    )
    return { drafted, rest: rest.join(' ') }
  }
  return null
}

/** What says that the rejected card was wrong. */
const DENYING = /^(?:no\b|that is (?:me|us|not)|that['’]s (?:me|us|not)|not )/i
