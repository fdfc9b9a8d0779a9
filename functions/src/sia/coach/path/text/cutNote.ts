import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { leftOut } from '@outcome-studio/shared/domain/coach'
import { quoted } from './clarify.ts'

/** Before the member's words in a line of the form. */
const LINE = /^(?:it (?:also )?(?:takes long to|goes wrong when)|we (?:also )?waste) /i

/**
 * Says what the lines of a message tell that none of their statements says; empty if they say all of it.
 * @param drafts of the whole message; what the study has already is said as well
 * @param reply what is said to the member anyway, whose quotes are not repeated
 */
export function cutNote(
  message: string,
  drafts: readonly string[],
  { jobSteps }: Pick<CheckedStudy, 'jobSteps'>,
  reply: string,
): string {
  const known = jobSteps.flatMap(({ outcomeStatements }) =>
    outcomeStatements.map(({ userInput }) => userInput),
  )
  const cut = message
    .split('\n')
    .filter((line) => LINE.test(line))
    .map((line) => leftOut(line.replace(LINE, ''), [...drafts, ...known]))
    .filter((each) => each !== '' && leftOut(each, [reply]) !== '')
  return cut.length === 0 ? '' : `I left out ${quoted(cut)}: a statement tells one fact.`
}
