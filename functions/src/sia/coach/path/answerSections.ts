import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  questionKey,
  type StepQuestion,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import type { Section, SectionAbout } from '../messages/readSections.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import type { DraftedAnswer } from './drafting/draftAnswer.ts'
import { draftFiled } from './drafting/draftFiled.ts'
import { stepNamed } from './places/stepNamed.ts'
import { placeSteps } from './proposals/placeSteps.ts'
import { coresOfJob } from './text/coresOfJob.ts'

/** What became of the labeled parts of a message. */
export interface AnsweredSections {
  readonly drafts: readonly DraftedAnswer[]
  /** Keys of the questions that they answer. */
  readonly covered: readonly string[]
  /** Steps that are told before the job is fixed. */
  readonly held: string
  /** Parts of which nothing could be drafted, as they were typed. */
  readonly rest: string
}

type StepsAbout = Extract<SectionAbout, { kind: 'steps' | 'before' | 'atStart' | 'after' | 'category' }>

const BEFORE: ReadonlySet<string> = new Set(['Define', 'Locate', 'Prepare', 'Confirm'])

/** Which question about the job map a part answers. */
function questionOf(about: StepsAbout): StepQuestion {
  switch (about.kind) {
    case 'before':
    case 'atStart':
      return 'before'
    case 'after':
      return 'after'
    case 'steps':
      return 'execute'
    case 'category':
      return about.category === 'Execute' ? 'execute' : BEFORE.has(about.category) ? 'before' : 'after'
  }
}

/** Opens what follows, and answers nothing. */
const FILLER = /^(?:no|yes|well|ok|okay|so|oh|hi|hello)[.:,!;]*$/i

const DOING = /^(?:they|we|i) \p{L}+ (?:the|an?|all|their|our|every) /iu

/** Drafts each labeled part of a message under what its label names. */
export function answerSections(
  context: CoachContext,
  state: CoachState,
  sections: readonly Section[],
  language: Language,
): AnsweredSections {
  const drafts: DraftedAnswer[] = []
  const covered = new Set<string>()
  const held: string[] = []
  const rest: string[] = []
  const { study } = context
  const hasJob = study.jtbd.userInput.trim() !== '' && state.open.kind !== 'job'
  let last: string | undefined
  // Before the steps of the study, nothing is told that what comes afterwards follows.
  const isAhead = ({ about: { kind } }: Section) =>
    (kind === 'before' || kind === 'atStart') && study.jobSteps.length > 0
  const take = (drafted: DraftedAnswer, question: CoachQuestion, section: Section) => {
    if (drafted.proposals.length === 0 && drafted.repeated.length === 0) {
      rest.push(`${section.label}${section.text}`)
      return
    }
    drafts.push(drafted)
    covered.add(questionKey(question))
    const edit = drafted.proposals.findLast(({ edit: { kind } }) => kind === 'addStep')?.edit
    if (edit?.kind === 'addStep' && !isAhead(section)) last = edit.stepId
  }
  for (const section of sections) {
    const { about } = section
    const text = standardEnglish(section.text, language)
    switch (about.kind) {
      case 'open':
        if (!FILLER.test(section.text)) rest.push(section.text)
        break
      case 'executor':
        take(draftFiled(context, { kind: 'executor' }, text, language, true), { kind: 'executor' }, section)
        break
      case 'job': {
        const drafts = [text, ...coresOfJob(text).slice(1)].map((core) =>
          draftFiled(context, { kind: 'job' }, core, language, true),
        )
        const [whole = draftFiled(context, { kind: 'job' }, text, language, true)] = drafts
        take(drafts.find(({ proposals }) => proposals.length > 0) ?? whole, { kind: 'job' }, section)
        break
      }
      case 'outcomes': {
        const step = stepNamed(study, about.name)
        if (step === null) {
          rest.push(`${section.label}${section.text}`)
          break
        }
        const question = { kind: 'outcomes', stepId: step.uuid, about: 'wrong' } as const
        take(draftFiled(context, question, text, language), question, section)
        break
      }
      default: {
        const isOrder = about.kind !== 'steps' && about.kind !== 'category'
        if (!hasJob && isOrder) {
          rest.push(`${section.label}${section.text}`)
          break
        }
        if (!hasJob) {
          held.push(section.text)
          break
        }
        const question = { kind: 'steps', about: questionOf(about) } as const
        // After "before that", anything may be told; after "Prepare:" it is a step.
        const isCertain = about.kind === 'category' || about.kind === 'steps'
        const start = about.kind === 'atStart' ? null : question.about === 'before' ? undefined : last
        const sure = draftFiled(context, question, text, language, isCertain)
        // "Before that they agree the signals": whoever does something tells a step.
        const isDone = sure.refused.length > 0 && DOING.test(text)
        const drafted = isDone ? draftFiled(context, question, text, language, true) : sure
        // Without a start, steps are where they were drafted.
        const placed = start === undefined ? drafted : placeSteps(context, drafted, start)
        take(withCategory(placed, about), question, section)
      }
    }
  }
  return { drafts, covered: [...covered], held: held.join('\n'), rest: rest.join('\n') }
}

function withCategory(drafted: DraftedAnswer, about: StepsAbout): DraftedAnswer {
  if (about.kind !== 'category') return drafted
  const { category } = about
  return {
    ...drafted,
    proposals: drafted.proposals.map((proposal) =>
      proposal.edit.kind === 'addStep' ? { ...proposal, edit: { ...proposal.edit, category } } : proposal,
    ),
  }
}
