import { checkText, toRemark } from '../../checker/checkText.ts'
import type { CheckedEntity } from '../../checker/Rule.ts'
import { type RuleSet, STANDARD_RULES } from '../../checker/RuleSet.ts'
import { findBadExecutor } from '../../checker/rules/findBadExecutor.ts'
import { readStatement } from '../../checker/text/readStatement.ts'
import { withoutFailedFixes } from '../../checker/withoutFailedFixes.ts'
import type { Remark } from '../../study/remarks/Remark.ts'
import { NEED_LAYER_TITLES, type NeedLayer } from '../NEED_LAYERS.ts'
import type { Goal } from '../Needs.ts'
import { NEED_RULES, RIGHT_LAYER } from './NEED_RULES.ts'
import { suggestLayer } from './suggestLayer.ts'

/** Which rules of jobs and outcomes apply to the texts of a layer; "all" of the kind of text. */
const LAYER_RULES: Readonly<
  Record<NeedLayer, { readonly entity: CheckedEntity; readonly rules: 'all' | readonly string[] }>
> = {
  core: { entity: 'job', rules: 'all' },
  outcomes: { entity: 'outcomeStatement', rules: 'all' },
  related: { entity: 'job', rules: 'all' },
  emotional: { entity: 'job', rules: ['J13'] },
  // They may name the product, so J5 does not apply.
  consumption: { entity: 'jobStep', rules: ['J1', 'J2', 'J3', 'J6', 'J13'] },
  financial: { entity: 'outcomeStatement', rules: ['O1', 'O2', 'O3', 'O6', 'O9'] },
}

interface CheckGoalOptions {
  /** The map's executor, unless the goal has one of its own. */
  readonly executor?: string
  readonly rules?: RuleSet
}

/**
 * Checks a goal by the rules of its layer (docs/method.md §5) that code decides. A goal in the wrong layer gets one
 * remark that says so, and otherwise only remarks that come with a fix. Takes time linear in the text's length.
 * @returns none for an empty or blank text without an executor
 */
export function checkGoal(goal: Goal, options: CheckGoalOptions = {}): readonly Remark[] {
  const { rules = STANDARD_RULES } = options
  const executor = goal.layer === 'core' ? (goal.executor ?? options.executor) : goal.executor
  const ofExecutor = checkExecutor(goal, executor, rules)
  if (goal.text.trim() === '') return ofExecutor
  const check = (text: string) => checkByLayer({ ...goal, text }, rules)
  const all = check(goal.text)
  const found = withoutFailedFixes(all, all, check)
  const layer = suggestLayer(goal)
  if (layer === null) return [...found, ...ofExecutor]
  const message = `This reads like one of the ${NEED_LAYER_TITLES[layer].toLowerCase()}. Move it there.`
  const misplaced = toRemark(RIGHT_LAYER, { message, span: null }, rules)
  return [misplaced, ...found.filter(({ suggestion }) => suggestion !== null), ...ofExecutor]
}

const checkByLayer = (goal: Goal, rules: RuleSet): readonly Remark[] => [
  ...checkByRules(goal, rules),
  ...checkByNeedRules(goal, rules),
]

function checkByRules({ layer, text }: Goal, rules: RuleSet): readonly Remark[] {
  const { entity, rules: ids } = LAYER_RULES[layer]
  if (ids === 'all') return checkText(entity, text, rules)
  const some = rules.rulesFor[entity].filter(({ id }) => ids.includes(id))
  return checkText(entity, text, { ...rules, rulesFor: { ...rules.rulesFor, [entity]: some } })
}

function checkByNeedRules({ layer, text }: Goal, rules: RuleSet): readonly Remark[] {
  const own = NEED_RULES.filter(({ layers }) => layers.includes(layer))
  if (own.length === 0) return []
  const statement = readStatement(text)
  const { entity } = LAYER_RULES[layer]
  return own.flatMap((rule) =>
    rule.find(statement, rules.vocabulary, entity).map((draft) => toRemark(rule, draft, rules)),
  )
}

/** E1: the executor of the core job and of a related job is one generic role. */
function checkExecutor(goal: Goal, executor: string | undefined, rules: RuleSet): readonly Remark[] {
  const hasOne = goal.layer === 'core' || goal.layer === 'related'
  if (!hasOne || executor === undefined) return []
  const study = { jtbd: { uuid: goal.id, executor, userInput: goal.text }, jobSteps: [] }
  return rules.rulesFor.study
    .filter((rule) => rule.findInStudy === findBadExecutor)
    .flatMap((rule) =>
      [...findBadExecutor(study, readStatement)].flatMap((draft) =>
        draft === null ? [] : [toRemark(rule, draft, rules)],
      ),
    )
}
