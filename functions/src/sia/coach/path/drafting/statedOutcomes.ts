import { capitalized } from '@outcome-studio/shared/domain/base'
import { checkText, type RuleSet } from '@outcome-studio/shared/domain/checker'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { stepNamed, stepOfStatement } from '../places/stepNamed.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { NO_DRAFTS } from './mergeDrafts.ts'

const METRICS =
  'time|likelihood|number|amount|frequency|cost|risk|chance|variability|percentage|share|effort|distance|quantity|degree'
/** A finished outcome statement: a direction, a metric, and what it is about. */
const STATED = new RegExp(
  `^(?:and )?(?:(minimi[sz]e|reduce|decrease)|(maximi[sz]e|increase)) the (?=(?:${METRICS})\\b.* \\p{L})`,
  'iu',
)
/** Where one statement of a list ends and the next one begins. */
const NEXT =
  /(?:,|;)\s+(?:and\s+)?(?=(?:minimi[sz]e|maximi[sz]e|reduce|increase|decrease) the )|(?<=[.!?;])\s+|\n+/iu
const LABEL =
  /^(?:and )?(?:the )?(?:outcomes?(?: statements?)? )?(?:for|of|at|in|during|while|when) ([^:]{2,60}): ?/i

interface Stated {
  readonly text: string
  /** What the statement is said of; empty if nothing was named. */
  readonly name: string
}

/** The finished outcome statements of a message, and the rest of it. */
export function takeStatements(message: string): {
  readonly stated: readonly Stated[]
  readonly rest: string
} {
  const stated: Stated[] = []
  const rest: string[] = []
  let name = ''
  for (const piece of message.split(NEXT)) {
    const label = LABEL.exec(piece)
    const text = label === null ? piece.trim() : piece.slice(label[0].length).trim()
    if (!STATED.test(text)) {
      rest.push(piece)
      continue
    }
    if (label !== null) name = label[1] ?? ''
    stated.push({ text: plainStatement(text), name })
  }
  return stated.length === 0 ? { stated, rest: message } : { stated, rest: rest.join('\n').trim() }
}

const plainStatement = (text: string): string =>
  capitalized(
    text
      .replace(/(?<![.!?;,\s])[.!?;,\s]+$/, '')
      .replace(
        STATED,
        (_, down: string | undefined) => `${down === undefined ? 'Increase' : 'Minimize'} the `,
      ),
  )

/**
 * Finished outcome statements as drafts, word for word: they need no reading. Each is filed under the step that was
 * named, else by its own words.
 */
export function draftStated(
  context: CoachContext,
  askedId: string,
  statements: readonly Stated[],
): DraftedAnswer {
  const { study, rules } = context
  const parts = statements.map(({ text, name }) => {
    const statementId = context.newId()
    const stepId = stepNamed(study, name)?.uuid ?? stepOfStatement(study, askedId, text)
    return {
      part: text,
      forms: [text],
      isSound: (form: string) => isValid(form, rules),
      editOf: (form: string) => ({ kind: 'addStatement', statementId, stepId, text: form }) as const,
      reason: 'Your own outcome statement.',
      rules: ['O1', 'O2'],
    }
  })
  return { ...NO_DRAFTS, ...proposeDrafts(context, parts, createTakenMeanings(context)) }
}

/** Whether the checker finds no error in a statement. */
export const isValid = (text: string, rules: RuleSet): boolean =>
  !checkText('outcomeStatement', text, rules).some(({ severity }) => severity === 'error')
