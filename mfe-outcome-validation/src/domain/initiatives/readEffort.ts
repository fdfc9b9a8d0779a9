import { INITIATIVE_LIMITS } from '@outcome-studio/shared/domain/study'

type Read =
  | { readonly effort: number | null; readonly problem: null }
  | { readonly effort: null; readonly problem: string }

/** Reads an effort in person-weeks as it is typed; an empty text is none. A comma is read as a decimal point. */
export function readEffort(text: string): Read {
  const written = text.trim().replace(',', '.')
  if (written === '') return { effort: null, problem: null }
  const effort = /^\d{1,6}(?:\.\d{0,2})?$|^\.\d{1,2}$/.test(written) ? Number(written) : Number.NaN
  if (effort > 0 && effort <= INITIATIVE_LIMITS.effort) return { effort, problem: null }
  const most = INITIATIVE_LIMITS.effort.toLocaleString('en-US')
  return { effort: null, problem: `Enter person-weeks above 0 and up to ${most}, such as 3 or 0.5.` }
}
