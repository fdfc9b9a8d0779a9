import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import type { Remark } from '@outcome-studio/shared/domain/study'
import { remarksOnDraft } from '../languageModel/remarksOnDraft.ts'
import { unsaidWords } from '../words/unsaidWords.ts'

/** How often a draft is rewritten by the checker's own suggestions (docs/method.md §7). */
const REWRITES = 2
/** Longest draft in characters; a longer one is no statement. */
const MAX_LENGTH = 300

/** A word within a draft that began a sentence: it has a capital nowhere else. */
const SENTENCE_START =
  /(?<=(?<!\b(?:the|an?)(?: \p{L}+)?) )(?:The|An?|Some|Every|Each|All|No|Another|Both|Many|Too)(?= )/gu

/** What counts against a draft; `place` for each form that was likelier. */
const WEIGHT = { error: 100, warning: 10, hint: 0, assumption: 5, place: 12 } as const

/** A draft that may be proposed. */
export interface Draft {
  readonly text: string
  readonly remarks: readonly Remark[]
  /** Words of substance that the member has not said. */
  readonly assumptions: readonly string[]
}

/** What a draft has to satisfy. */
interface DraftTerms {
  /** The edit that would write a text. */
  readonly editOf: (text: string) => ProposedEdit
  /** Whether a text may be shown. */
  readonly isSound: (text: string) => boolean
  /** Everything that the member said. */
  readonly said: readonly string[]
  /** What drafts are checked by. */
  readonly rules: RuleSet
}

/**
 * The best of several forms of a draft: each is rewritten by the checker's suggestions, at most twice; a later form wins
 * only if the checker has clearly less against it.
 * @returns null if no form may be shown, or every one has an error
 */
export function bestDraft(
  forms: readonly string[],
  { editOf, isSound, said, rules }: DraftTerms,
): Draft | null {
  const draftOf = (text: string): Draft => ({
    text,
    remarks: remarksOnDraft(editOf(text), rules),
    assumptions: unsaidWords(text, said),
  })
  let best: Draft | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, form] of forms.entries()) {
    if (form.length > MAX_LENGTH) continue
    const draft = improved(draftOf(worded(form)), draftOf, isSound)
    if (!isSound(draft.text)) continue
    const weight = weightOf(draft) + index * WEIGHT.place
    if (weightOf(draft) >= WEIGHT.error || weight >= least) continue
    best = draft
    least = weight
  }
  return best
}

function improved(first: Draft, draftOf: (text: string) => Draft, isSound: (text: string) => boolean): Draft {
  let draft = first
  for (let round = 0; round < REWRITES; round += 1) {
    const better = draft.remarks
      .flatMap(({ suggestion }) =>
        suggestion && !losesAdjective(draft.text, suggestion.replacement)
          ? [draftOf(suggestion.replacement)]
          : [],
      )
      .filter((each) => weightOf(each) < weightOf(draft) && isSound(each.text))
      .sort((one, other) => weightOf(one) - weightOf(other))[0]
    if (better === undefined) break
    draft = better
  }
  return draft
}

/** "the number of times that the list is printed twice" counts twice. */
const COUNTED_TWICE = /^(Minimize the number of times that .{2,120}) twice(?= |$)/i
const worded = (form: string): string =>
  form
    .replace(SENTENCE_START, (word) => word.toLowerCase())
    .replace(COUNTED_TWICE, (_, told: string) => (/ back$/i.test(told) ? told : `${told} again`))

/** "the cuddly toy" without "cuddly": after an article, a word in -ly is no adverb. */
const losesAdjective = (text: string, replacement: string): boolean => {
  const adjective = /\b(?:the|an?) (\p{L}+ly) \p{L}/iu.exec(text)?.[1]
  // "get the coat evenly thin"
  const degree = /\b(?:get|keep|make) .* (\p{L}+ly) \p{L}+$/iu.exec(text)?.[1]
  // "a definition is used inconsistently", "the varnish dries unevenly": how is what goes wrong.
  const manner = /^Minimize the likelihood that (?!.* not ).* (\p{L}+ly)$/iu.exec(text)?.[1]
  return [adjective, degree, manner].some((each) => each !== undefined && !replacement.includes(each))
}

const weightOf = ({ remarks, assumptions }: Draft): number =>
  remarks.reduce((sum, { severity }) => sum + WEIGHT[severity], 0) + WEIGHT.assumption * assumptions.length
