import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CoachContext, ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { isSound } from '../../drafts/isSound.ts'
import { outcomeForms } from '../../drafts/outcomeForms.ts'
import type { Language } from '../../language/Language.ts'
import { remarksOnDraft } from '../../languageModel/remarksOnDraft.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { splitMessage } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { rightEdit } from '../drafting/correctCards.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { quoted } from '../text/clarify.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import { type Changed, nameOf, only } from './changeItem.ts'
import type { StudyItem } from './findItems.ts'

/** A finished outcome statement. */
const STATED = /^(?:minimi[sz]e|increase|maximi[sz]e|reduce|decrease) the /i

export const isStated = (text: string): boolean => STATED.test(text)

/** Proposes the member's words as the text of an item, if the checker finds no error. */
export function rewordItem(
  context: CoachContext,
  item: StudyItem,
  words: string,
  language: Language,
): Changed {
  const after = capitalized(withoutEnd(words.trim(), '.,;:!? '))
  if (after.toLowerCase() === item.text.toLowerCase() && after === item.text)
    return only(`${nameOf(item)} reads like that already.`)
  const editOf = editsOf(context, item)
  const part = {
    part: words,
    forms: formsOf(context, item, after, language),
    isSound: () => true,
    editOf,
    reason: 'Your wording.',
    rules: [],
  }
  const drafted = proposeDrafts(context, [part], createTakenMeanings(withoutItem(context, item)))
  if (drafted.proposals.length > 0)
    return {
      note: item.waiting === null ? `Then ${nameOf(item)} reads:` : 'Then it reads:',
      proposals: drafted.proposals,
      replaced: item.waiting === null ? [] : [item.id],
    }
  if (drafted.repeated.length > 0) return only(`Your study says ${quoted([after])} already.`)
  const [remark] = remarksOnDraft(editOf(after), context.rules).filter(({ severity }) => severity === 'error')
  const why = remark === undefined ? 'How would you say it as one short phrase?' : remark.message
  return only(`The checker has something against ${quoted([after])}: ${why}`)
}

/** The texts of others; the item may say the same in other words. */
const withoutItem = (context: CoachContext, { id, waiting }: StudyItem): CoachContext => ({
  ...context,
  earlier: context.earlier.filter(({ proposal }) => proposal !== waiting),
  study: {
    ...context.study,
    jobSteps: context.study.jobSteps
      .filter(({ uuid }) => uuid !== id)
      .map((step) => ({
        ...step,
        outcomeStatements: step.outcomeStatements.filter(({ uuid }) => uuid !== id),
      })),
  },
})

/** A finished statement or a step as it is; what else a statement is to say in the form of one. */
function formsOf(
  context: CoachContext,
  item: StudyItem,
  after: string,
  language: Language,
): readonly string[] {
  if (item.kind === 'step' || STATED.test(after)) return [after]
  const known = wordsOfStudy(context)
  const { executor } = context.study.jtbd
  const [part] = splitMessage(standardEnglish(after, language), language)
  return part === undefined
    ? []
    : (['wrong', 'long'] as const)
        .flatMap((about) => outcomeForms(part, { about, executor, isStory: false }, language))
        .filter((form) => isSound(form, 'outcome', language, known))
}

function editsOf(context: CoachContext, item: StudyItem): (after: string) => ProposedEdit {
  const { id, text: before, waiting } = item
  const again = waiting === null ? null : rightEdit(context, { proposal: waiting, decision: null }, before)
  return (after) => {
    if (again?.kind === 'addStep' || again?.kind === 'addStatement') return { ...again, text: after }
    return item.kind === 'step'
      ? { kind: 'rewriteStep', stepId: id, before, after }
      : { kind: 'rewriteStatement', statementId: id, before, after }
  }
}
