import type { Proposal } from '@outcome-studio/shared/domain/coach'
import type { z } from 'zod'
import { toPlainText } from '../../judge/prompt/toPlainText.ts'
import type { AnswerQuestion } from '../answers/AnswerSource.ts'
import { createDraftReview } from '../coach/languageModel/createDraftReview.ts'
import { explainRule } from '../coach/languageModel/explainRule.ts'
import type { InterviewPlan } from '../coach/languageModel/InterviewPlan.ts'
import { MODEL_LIMITS } from '../coach/languageModel/ModelEdit.ts'
import { readStudyAsData } from '../coach/languageModel/readStudyAsData.ts'
import { AS_IT_IS, REMOVE_IT } from '../coach/path/requests/changeItem.ts'
import { TOOL_SCHEMAS } from './toolSchemas.ts'

/** Result of a tool call. */
export interface ToolResult {
  readonly text: string
  /** Whether the call itself was wrong: an unknown tool, malformed arguments, an unknown id. */
  readonly isWrong: boolean
  /** Whether the model should answer to the result. */
  readonly needsModel: boolean
}

export interface CoachQuestion {
  readonly text: string
  readonly choices: readonly string[]
  /** Id of the question of the plan that it asks; null for another one. */
  readonly about: string | null
}

/** The tools of one answer, with what they have collected. They change nothing. */
export interface Toolbox {
  readonly proposals: readonly Proposal[]
  /** The question that the model asked with the tool `ask`; null if it asked none. */
  readonly question: CoachQuestion | null
  /** The moves and categories among them that the member did not ask for. */
  readonly suggestions: readonly Proposal[]
  /** Whether a draft was refused that no later one replaced. */
  readonly hasDropped: boolean
  /** Runs one call of any name with any arguments. Never throws. */
  call(name: string, input: unknown): ToolResult
}

/**
 * @param context what the answer is about
 * @param plan what may still be asked
 */
export function createToolbox(context: AnswerQuestion, plan: InterviewPlan): Toolbox {
  const earlier = context.turns.flatMap(({ role, text }) => (role === 'coach' ? [wordsOf(text)] : []))
  const drafts = createDraftReview(context, plan)
  let question: CoachQuestion | null = null

  const tools: Readonly<Record<string, (input: unknown) => ToolResult>> = {
    propose_edits: parsed(TOOL_SCHEMAS.propose_edits, ({ edits }) => {
      const reviewed = drafts.review(edits)
      const results = reviewed.map((each) =>
        each.isProposed
          ? { proposed: true, remarks: each.remarks, markedAsAssumptions: each.assumptions }
          : { proposed: false, problems: each.problems },
      )
      return {
        text: JSON.stringify(results),
        isWrong: reviewed.some((each) => !each.isProposed && each.isWrongCall),
        needsModel: reviewed.some(({ isProposed }) => !isProposed),
      }
    }),
    ask: parsed(TOOL_SCHEMAS.ask, (asked) => {
      const text = toPlainText(asked.question)
      if (text === null || text.length > MODEL_LIMITS.questionLength) {
        return wrong('"question" must be short plain text without links and HTML.')
      }
      const about = asked.about || null
      const removal = about === null ? null : plan.removalQuestion(about)
      if (removal !== null) {
        if (!wordsOf(text).includes(firstWordsOf(removal.text))) return refused(UNQUOTED)
        if (earlier.some((said) => said.includes(wordsOf(text)))) return refused(REPEATED)
        question = { text, choices: [REMOVE_IT, AS_IT_IS], about }
        return ASKED
      }
      if (about !== null && !plan.open.some(({ id }) => id === about)) return refused(SETTLED)
      if (about === null && earlier.some((said) => said.includes(wordsOf(text)))) return refused(REPEATED)
      const choices = (asked.choices ?? []).flatMap((choice) => toPlainText(choice) ?? [])
      const short = choices.filter(({ length }) => length <= MODEL_LIMITS.choiceLength)
      question = { text, choices: [...new Set(short)].slice(0, MODEL_LIMITS.choices), about }
      return ASKED
    }),
    explain_rule: parsed(TOOL_SCHEMAS.explain_rule, ({ rule }) =>
      found(explainRule(rule), 'There is no rule with this id.'),
    ),
    read_study: parsed(TOOL_SCHEMAS.read_study, ({ step }) =>
      found(readStudyAsData(context.study, step || null), 'The study has no step with this id.'),
    ),
  }
  return {
    proposals: drafts.proposals,
    get suggestions() {
      return drafts.suggestions
    },
    get hasDropped() {
      return drafts.hasDropped
    },
    get question() {
      return question
    },
    call: (name, input) =>
      Object.hasOwn(tools, name) && tools[name] ? tools[name](input) : wrong('There is no such tool.'),
  }
}

const SETTLED = 'The plan has no such open question: it was asked or is settled. Ask the next open one.'
const REPEATED = 'You have asked that before. Ask the next open question of the plan, or a smaller one.'

const UNQUOTED = 'Quote the text of the item in the question, as the study has it.'
/** Words of an item's text that a question has to quote. */
const MAX_QUOTED = 20

const ASKED: ToolResult = { text: 'The member is asked.', isWrong: false, needsModel: false }

const refused = (text: string): ToolResult => ({ text, isWrong: false, needsModel: true })

const wrong = (text: string): ToolResult => ({ text, isWrong: true, needsModel: true })

/** A text as it is compared: its words alone. */
const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

const firstWordsOf = (text: string): string =>
  ` ${wordsOf(text).trim().split(' ').slice(0, MAX_QUOTED).join(' ')} `

const found = (text: string | undefined, otherwise: string): ToolResult =>
  text === undefined ? wrong(otherwise) : { text, isWrong: false, needsModel: true }

function parsed<Input>(schema: z.ZodType<Input>, run: (input: Input) => ToolResult) {
  return (input: unknown): ToolResult => {
    const result = schema.safeParse(input)
    if (result.success) return run(result.data)
    const fields = result.error.issues.map(({ path }) => path.join('.') || 'the arguments')
    return wrong(`Malformed: ${[...new Set(fields)].slice(0, 5).join(', ')}.`)
  }
}
