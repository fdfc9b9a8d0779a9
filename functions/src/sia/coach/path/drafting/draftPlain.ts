import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { plainGroup } from '../text/plainGroup.ts'
import { plainJob } from '../text/plainJob.ts'
import type { DraftedAnswer } from './draftAnswer.ts'

/**
 * What a short answer has the form of, where its words made no draft: a group of people, or a verb and its object.
 * @param drafted what was drafted by its words
 */
export function draftPlain(
  context: CoachContext,
  { kind }: CoachQuestion,
  answer: string,
  drafted: DraftedAnswer,
  language: Language,
): DraftedAnswer {
  const { study } = context
  if (drafted.proposals.length + drafted.repeated.length > 0 || drafted.later !== null) return drafted
  const texts = kind === 'job' ? jobsOf(answer, language) : [plainGroup(answer, language) ?? []].flat()
  const parts = texts.map((text) => ({
    part: texts.length > 1 ? text : answer,
    forms: [text],
    isSound: () => true,
    ...(kind === 'job'
      ? {
          editOf: (after: string) => ({ kind: 'setJob', before: study.jtbd.userInput, after }) as const,
          reason: 'A verb and its object, without a product.',
          rules: ['J1', 'J2'],
        }
      : {
          editOf: (after: string) => ({ kind: 'setExecutor', before: study.jtbd.executor, after }) as const,
          reason: 'One group of people, in your words.',
          rules: ['E1'],
        }),
  }))
  const own = proposeDrafts(context, parts, createTakenMeanings(context))
  return own.proposals.length > 0 ? { ...drafted, ...own } : drafted
}

/** Of "reset passwords and fix laptops", each is a job of its own. */
function jobsOf(answer: string, language: Language): readonly string[] {
  const [first = '', second, ...others] = answer.split(/,? and (?=\p{L}+ \p{L})/iu)
  const jobs = [first, second ?? ''].flatMap((each) => plainJob(each, language) ?? [])
  if (others.length === 0 && jobs.length === 2) return jobs
  const job = plainJob(answer, language)
  return job === null ? [] : [job]
}
