import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { stepNamed } from '../places/stepNamed.ts'
import { isVerbAndObject } from '../text/isVerbAndObject.ts'
import { shareOfWords } from '../text/sharedWords.ts'

/** Share of the words of a name that the words have in which it was told before. */
const TOLD = 1
const EXECUTE = { kind: 'steps', about: 'execute' } as const

/** Steps that a member says were left out. */
interface LeftOut {
  readonly drafted: DraftedAnswer
  /** Names of which nothing could be made. */
  readonly unknown: readonly string[]
}

/** Drafts what was left out in the words in which it was told before: "the label", told as "print the label, then …". */
export function leftOutSteps(context: CoachContext, names: string, language: Language): LeftOut {
  const pieces = context.said
    .slice(0, -1)
    .flatMap((message) => message.split(/(?<=[.!?;])\s+|\n+|[,;]\s+|\s(?:and|then)\s/u))
  const drafts: DraftedAnswer[] = []
  const unknown: string[] = []
  for (const each of names.split(/, (?:and )?| and /u)) {
    const name = each.replace(/^(?:the|a|an|our|my) /i, '')
    if (stepNamed(context.study, name) !== null) continue
    const told = pieces.filter((piece) => shareOfWords(name, piece) >= TOLD)
    const words = [...told, ...(isVerbAndObject(name, language) ? [name] : [])]
    const drafted = words
      .map((piece) => draftFiled(context, EXECUTE, standardEnglish(piece, language), language))
      .find(({ proposals, refused }) => proposals.length === 1 && refused.length === 0)
    if (drafted === undefined || drafted.proposals.some(({ edit }) => edit.kind !== 'addStep'))
      unknown.push(name)
    else drafts.push(drafted)
  }
  return { drafted: mergeDrafts([NO_DRAFTS, ...drafts]), unknown }
}
