import { type AnswerLine, messageOfLines, type WrittenLine } from '@outcome-studio/shared/domain/coach'

/** A question that can be answered in lines. */
export interface LinesQuestion {
  /** Identifies the question in its session. */
  readonly key: string
  /** Kinds of lines, at least one. */
  readonly kinds: readonly AnswerLine[]
  /** State of the coach that asks it. */
  readonly state: string
}

/** Rows of one kind that are there from the start, if there is no other kind: a question asks for two or three. */
const FIRST_ROWS = 2
/** Most rows of one kind, so that an answer stays one message. */
const MOST_ROWS = 6

/**
 * The rows that are shown: what is written, and after it an empty row of each kind to go on in.
 * @param kinds those that the question takes
 * @param written rows in any order; rows of other kinds are left out
 */
export const lineRows = (
  kinds: readonly AnswerLine[],
  written: readonly WrittenLine[],
): readonly WrittenLine[] =>
  kinds.flatMap((line) => {
    const own = written.filter(({ next }) => next === line.next)
    const filled = own.findLastIndex(({ told }) => told.trim() !== '') + 1
    const least = kinds.length === 1 ? FIRST_ROWS : 1
    const length = Math.min(MOST_ROWS, Math.max(own.length, filled + 1, least))
    return Array.from({ length }, (_row, at) => ({
      ...line,
      beginning: at === 0 ? line.beginning : line.next,
      told: own[at]?.told ?? '',
    }))
  })

/** The text by which written lines are stored; empty if nothing is written. */
export function storedLines({ key }: LinesQuestion, rows: readonly WrittenLine[]): string {
  const message = messageOfLines(rows)
  return message === '' ? '' : `${key}\n${message}`
}

/** Reads the lines that are stored for a question; none if they answered another one. */
export function readLines({ key, kinds }: LinesQuestion, stored: string): readonly WrittenLine[] {
  const [of, ...lines] = stored.split('\n')
  if (of !== key) return []
  return lines.flatMap((text) => {
    for (const line of kinds) {
      const beginning = [line.beginning, line.next].find((each) => text.startsWith(`${each} `))
      if (beginning !== undefined) return [{ ...line, told: text.slice(beginning.length + 1) }]
    }
    return []
  })
}
