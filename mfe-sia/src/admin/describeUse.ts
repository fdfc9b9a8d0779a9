import type { ModelUseDay } from '@outcome-studio/shared/callables/readModelStatus'
import { FALLBACK_REASONS, type FallbackReason } from '@outcome-studio/shared/domain/languageModel'

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** The use of one day as it is shown. */
export interface ShownDay {
  readonly day: string
  readonly label: string
  readonly answers: number
  readonly answersWithout: number
  readonly prompts: number
  readonly promptsWithout: number
  readonly tokens: number
}

/** Days on which a model was asked or should have been, latest first. */
export const shownDays = (days: readonly ModelUseDay[]): readonly ShownDay[] =>
  days
    .map(({ day, coach, judge }) => ({
      day,
      label: dayFormat.format(new Date(`${day}T00:00:00Z`)),
      answers: coach.asked,
      answersWithout: sum(coach.without),
      prompts: judge.asked,
      promptsWithout: sum(judge.without),
      tokens: coach.input + coach.output + judge.input + judge.output,
    }))
    .filter(({ answers, answersWithout, prompts, promptsWithout }) =>
      [answers, answersWithout, prompts, promptsWithout].some((count) => count > 0),
    )

/** How often the product went on without the model on these days, by reason, most frequent first. */
export function reasonsOf(
  days: readonly ModelUseDay[],
): readonly { readonly reason: FallbackReason; readonly coach: number; readonly judge: number }[] {
  const count = (of: 'coach' | 'judge', reason: FallbackReason): number =>
    days.reduce(
      (total, day) => total + (day[of].without.find((each) => each.reason === reason)?.count ?? 0),
      0,
    )
  return FALLBACK_REASONS.map((reason) => ({
    reason,
    coach: count('coach', reason),
    judge: count('judge', reason),
  }))
    .filter(({ coach, judge }) => coach + judge > 0)
    .sort((one, other) => other.coach + other.judge - one.coach - one.judge)
}

const sum = (without: ModelUseDay['coach']['without']): number =>
  without.reduce((total, { count }) => total + count, 0)
