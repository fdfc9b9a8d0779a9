import { linesOf, PAGE, splitText } from './pageLayout.ts'
import type { SlidePage } from './Slide.ts'

type JobBody = Extract<SlidePage['body'], { readonly kind: 'job' }>

export const SMALLEST_JOB = 12
/** Sizes of the job's text that are tried, the largest first. */
const SIZES = [40, 32, 26, 20, 16, SMALLEST_JOB]
/** Height for executor and job, above the numbers. */
export const JOB_HEIGHT = 290
const LINE = 1.25
const GAP = 10

/** The largest size at which executor and job fit one page; the smallest if none does. */
export function jobTextSize({ executor, job }: Pick<JobBody, 'executor' | 'job'>): number {
  const isFitting = (size: number) => {
    const height = [
      linesOf(job, PAGE.body.width, { size, lineHeight: size }, true).length * size * LINE,
      linesOf(executor, PAGE.body.width, { size: executorSize(size), lineHeight: size }).length *
        executorSize(size) *
        LINE,
    ]
    return height.reduce((sum, each) => sum + each, GAP) <= JOB_HEIGHT
  }
  return SIZES.find(isFitting) ?? SMALLEST_JOB
}

export const executorSize = (size: number): number => Math.max(SMALLEST_JOB, Math.round(size / 2))

/** An executor of so many lines is shown below the first part of a long job. */
const SHORT = 3

/** The body in parts of which each fits a page. */
export function splitJob(body: JobBody): readonly JobBody[] {
  const style = { size: SMALLEST_JOB, lineHeight: SMALLEST_JOB * LINE }
  // Bold text is wider.
  const width = PAGE.body.width * 0.9
  const lines = Math.floor((JOB_HEIGHT - GAP) / style.lineHeight)
  const executorLines = linesOf(body.executor, width, style).length
  if (executorLines + linesOf(body.job, width, style).length <= lines) return [body]
  const isShort = executorLines <= SHORT
  const parts = splitText(body.job, width, style, lines - SHORT)
  return [
    ...parts.map((job, at) => ({ ...body, job, executor: isShort && at === 0 ? body.executor : '' })),
    ...(isShort
      ? []
      : splitText(body.executor, width, style, lines).map((executor) => ({ ...body, executor, job: '' }))),
  ]
}
