import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { writeCoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { coachReply } from '../../path/coachReply.ts'
import type { ToldFacts } from './factsOf.ts'

/** Where the built-in coach filed a fact. */
export interface FiledAnswer {
  readonly told: string
  readonly asked: string
  /** The step that it belongs to. */
  readonly right: string
  /** The steps under which its statements were drafted; none if the coach asked about it. */
  readonly filed: readonly string[]
}

/** Tells the built-in coach each fact at the question about its asked step. */
export function measureFiling(
  { executor, job, steps, facts }: ToldFacts,
  language: Language,
): readonly FiledAnswer[] {
  const jobSteps = steps.map((userInput) => ({
    uuid: userInput,
    userInput,
    category: 'Execute',
    outcomeStatements: [],
  }))
  return facts.map(({ asked, about, told, belongs }) => {
    let ids = 0
    const open = { kind: 'outcomes', stepId: asked, about } as const
    const context = {
      study: { jtbd: { uuid: 'job', executor, userInput: job }, jobSteps },
      needs: null,
      said: [told],
      earlier: [],
      isFirst: false,
      rules: STANDARD_RULES,
      newId: () => `id-${ids++}`,
    }
    const state = writeCoachState({ open, passed: ['executor', 'job'], misses: 0, hostile: 0, unclear: '' })
    const { proposals } = coachReply(context, state, language).turn
    const filed = proposals.flatMap(({ edit }) => (edit.kind === 'addStatement' ? [edit.stepId] : []))
    return { told, asked, right: belongs, filed }
  })
}
