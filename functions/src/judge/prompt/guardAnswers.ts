import type { Rule, RuleSet } from '@outcome-studio/shared/domain/checker'
import { checkText } from '@outcome-studio/shared/domain/checker'
import type { Remark, Suggestion } from '@outcome-studio/shared/domain/study'
import * as z from 'zod/mini'
import { addsNothing } from './addsNothing.ts'
import type { Judgement } from './Judgement.ts'
import type { JudgeBatch, JudgedText } from './JudgeTask.ts'
import { textOfGivenId } from './judgePrompt.ts'
import { judgeRules, judgeSeverity } from './judgeRules.ts'
import { readAnswers } from './readAnswers.ts'
import { toPlainText } from './toPlainText.ts'

/** Maximum number of a judge's remarks per text. */
export const MAX_JUDGE_REMARKS = 3
export const MAX_REASON_LENGTH = 300
export const MAX_SUGGESTION_LENGTH = 500

const answerSchema = z.object({
  id: z.string(),
  rule: z.string(),
  verdict: z.enum(['fine', 'breach']),
  reason: z.string().check(z.maxLength(2 * MAX_REASON_LENGTH)),
  suggestion: z.nullish(z.string().check(z.maxLength(2 * MAX_SUGGESTION_LENGTH))),
})
type Answer = z.infer<typeof answerSchema>

/**
 * Validates a model's answer. It drops unasked and repeated questions, reasons that are not short plain text,
 * and breaches beyond MAX_JUDGE_REMARKS. It refuses suggestions that add to the member's text, and takes
 * severities from the rules only. Never throws.
 */
export function guardAnswers(answer: string, batch: JudgeBatch, rules: RuleSet): Judgement {
  const questions = new Map(
    batch.texts.map((text) => [text, new Map(judgeRules(text.entity, rules).map((rule) => [rule.id, rule]))]),
  )
  const asked = [...questions.values()].reduce((sum, open) => sum + open.size, 0)
  const remarks = new Map<string, readonly Remark[]>()
  const { entries, malformed } = readAnswers(answer)
  let answered = 0
  let dropped = malformed

  for (const entry of entries) {
    const given = readAnswer(entry)
    const text = given && textOfGivenId(batch, given.id)
    const open = text && questions.get(text)
    const rule = given && open?.get(given.rule)
    if (!given || !text || !rule) {
      dropped += 1
      continue
    }
    open?.delete(rule.id)
    answered += 1
    if (given.verdict === 'fine') continue
    const earlier = remarks.get(text.id) ?? []
    if (earlier.length === MAX_JUDGE_REMARKS) {
      dropped += 1
      continue
    }
    const suggestion = readSuggestion(given, text, batch, rules)
    if (suggestion === 'refused') dropped += 1
    const remark = toJudgeRemark(rule, given.reason, suggestion === 'refused' ? null : suggestion, rules)
    remarks.set(text.id, [...earlier, remark])
  }
  const unjudged = new Set([...questions].flatMap(([{ id }, open]) => (open.size > 0 ? [id] : [])))
  return { remarks, asked, answered, dropped, unjudged: [...unjudged] }
}

/** An answer of the right shape with a short plain reason; otherwise null. */
function readAnswer(entry: unknown): Answer | null {
  const parsed = answerSchema.safeParse(entry)
  if (!parsed.success) return null
  const reason = toPlainText(parsed.data.reason)
  return reason === null || reason.length > MAX_REASON_LENGTH ? null : { ...parsed.data, reason }
}

function readSuggestion(
  { suggestion }: Answer,
  { text, step, entity }: JudgedText,
  { context }: JudgeBatch,
  rules: RuleSet,
): Suggestion | 'refused' | null {
  if (suggestion === undefined || suggestion === null || suggestion.trim() === '') return null
  const replacement = toPlainText(suggestion)
  if (replacement === null || replacement.length > MAX_SUGGESTION_LENGTH) return 'refused'
  if (entity === 'executor' || replacement === text.trim()) return null
  if (!addsNothing(replacement, [text, step ?? '', context.executor, context.job])) return 'refused'
  const errors = (checked: string): readonly string[] =>
    checkText(entity, checked, rules).flatMap(({ severity, ruleId }) =>
      severity === 'error' ? [ruleId] : [],
    )
  const before = errors(text)
  return errors(replacement).every((ruleId) => before.includes(ruleId))
    ? { label: `Use “${replacement}”`, replacement }
    : 'refused'
}

function toJudgeRemark(rule: Rule, message: string, suggestion: Suggestion | null, rules: RuleSet): Remark {
  return {
    ruleId: rule.id,
    severity: judgeSeverity(rule, rules),
    message,
    span: null,
    suggestion,
    source: 'judge',
  }
}
