import type { InstructorsEdit } from '@outcome-studio/shared/data'
import type { Instructor } from '@outcome-studio/shared/domain/events'
import { INSTRUCTOR_LIMITS } from '../../domain/eventLimits.ts'

/** Adds an instructor, or replaces the one with the same id. */
export const storing =
  (instructor: Instructor, at = Number.POSITIVE_INFINITY): InstructorsEdit =>
  (stored) => {
    if (stored.some(({ id }) => id === instructor.id)) {
      return stored.map((each) => (each.id === instructor.id ? instructor : each))
    }
    return [...stored.slice(0, at), instructor, ...stored.slice(at)]
  }

/** Removes an instructor. */
export const deleting =
  ({ id }: Pick<Instructor, 'id'>): InstructorsEdit =>
  (stored) =>
    stored.filter((each) => each.id !== id)

/** Problem with the lines about an instructor; null for none. */
export function linesProblem(lines: readonly string[]): string | null {
  if (lines.length > INSTRUCTOR_LIMITS.lines) return `Use at most ${INSTRUCTOR_LIMITS.lines} lines.`
  const long = lines.findIndex((line) => line.length > INSTRUCTOR_LIMITS.line)
  return long === -1 ? null : `Line ${long + 1} is longer than ${INSTRUCTOR_LIMITS.line} characters.`
}

/** The lines of a text, without empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
