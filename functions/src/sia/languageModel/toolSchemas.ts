import { PROPOSED_EDIT_KINDS } from '@outcome-studio/shared/domain/coach'
import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import { z } from 'zod'
import { FIRST_PLACE } from '../coach/languageModel/editAsData.ts'
import { MODEL_LIMITS } from '../coach/languageModel/ModelEdit.ts'

const shortId = z.string().max(32)

const editSchema = z.object({
  kind: z.enum(PROPOSED_EDIT_KINDS),
  target: shortId
    .nullish()
    .describe(
      `Id of the step or statement to reword, move, categorize or remove, of the step that gets the statement, or of the step that a new step follows ("${FIRST_PLACE}": none; without: the last).`,
    ),
  to: shortId
    .nullish()
    .describe(
      `Of a move: id of the step that gets the statement, or of the step that the moved step follows ("${FIRST_PLACE}": none).`,
    ),
  text: z
    .string()
    .max(4 * MODEL_LIMITS.textLength)
    .nullish()
    .describe('The whole new text. Not for moves, categories and removals.'),
  category: z.enum(JOB_STEP_CATEGORIES).nullish().describe('Of a new step, or the new one of a step.'),
  layer: z.enum(NEED_LAYERS).nullish().describe('Of a goal.'),
  reason: z
    .string()
    .max(4 * MODEL_LIMITS.reasonLength)
    .describe('Why, in one short sentence for the member.'),
  rules: z.array(shortId).max(20).nullish().describe('Ids of the rules that the edit follows or repairs.'),
})

/** What the tools accept. */
export const TOOL_SCHEMAS = {
  propose_edits: z.object({ edits: z.array(editSchema).min(1).max(20) }),
  ask: z.object({
    question: z
      .string()
      .min(1)
      .max(4 * MODEL_LIMITS.questionLength),
    choices: z.array(z.string().max(400)).max(20).nullish(),
    about: z
      .string()
      .max(64)
      .nullish()
      .describe(
        'Id of the open question of the plan that is asked, or "remove" and the id of an item; without: a smaller question about words of the member.',
      ),
  }),
  explain_rule: z.object({ rule: shortId }),
  read_study: z.object({ step: shortId.nullish().describe('Id of a step; without: the whole study.') }),
} as const

/** Names of the tools. */
export const TOOL_NAMES = ['propose_edits', 'ask', 'explain_rule', 'read_study'] as const

/** What the tools do, for the model. */
export const TOOL_DESCRIPTIONS: Readonly<Record<keyof typeof TOOL_SCHEMAS, string>> = {
  propose_edits:
    'Proposes edits to the member, who accepts or rejects each. Each draft is checked; the result names what to rewrite.',
  ask: `Ends the answer with one question and up to ${MODEL_LIMITS.choices} short answers to choose from.`,
  explain_rule: 'The text of one rule, by its id such as "O2".',
  read_study: 'The study as the member sees it, or one step with its statements.',
}
