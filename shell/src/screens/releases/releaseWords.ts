import type { VersionViews } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import type { StoppedCanary } from '@outcome-studio/shared/releases'

/** Stands for a number that there is not. */
export const NONE = '–'

const COUNT = new Intl.NumberFormat('en-US')
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const MOMENT = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** For example "1,204". */
export const countText = (count: number): string => COUNT.format(count)

/** A moment in the time zone of the browser. @param time ISO 8601 */
export const momentText = (time: string): string => MOMENT.format(Date.parse(time))

/** For example "62 %". What rounds to nothing is "< 1 %". */
export function shareText(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 && share > 0 ? '< 1 %' : `${percent} %`
}

/** Errors for each 1,000 views, for example "3.7". */
export const errorRateText = ({ views, errors }: Pick<VersionViews, 'views' | 'errors'>): string =>
  views === 0 ? NONE : TENTHS.format((1_000 * errors) / views)

/** For example "240 ms" or "1.3 s". */
export function durationText(milliseconds: number | null): string {
  if (milliseconds === null) return NONE
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${TENTHS.format(milliseconds / 1_000)} s`
}

/** What happened to a canary, after "Canary 3 was stopped". */
export function stopText({ by, counts }: StoppedCanary): string {
  if (counts === null) return by === 'guard' ? 'by the guard' : 'by a command'
  const [canary, current] = [counts.canary, counts.current].map(
    ({ views, errors }) => `${countText(errors)} of ${countText(views)}`,
  )
  return `by the guard, because it failed in ${canary} views, the current version in ${current}`
}
