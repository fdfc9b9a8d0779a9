import { RULES, type Rule } from '@outcome-studio/shared/domain/checker'
import type { Remark, Severity } from '@outcome-studio/shared/domain/study'
import { hasCertainFix } from '../../domain/checking/fixEverywhere.ts'
import type { RemarkGroup } from './groupRemarks.ts'
import { SEVERITIES } from './severities.ts'

/** A text that a rule has a remark on. */
export interface RulePlace {
  /** Key of the text's field and of its list of remarks. */
  readonly key: string
  /** Its number on screen: "2" for a step, "2.1" for a statement, or "Job" or "Executor". */
  readonly name: string
  /** The first remark of the rule on the text. */
  readonly remark: Remark
}

/** The remarks of one rule and severity on several texts. */
export interface RuleGroup {
  readonly ruleId: string
  readonly severity: Severity
  readonly title: string
  /** Message of every remark; null if they differ. */
  readonly message: string | null
  /** In page order. */
  readonly places: readonly RulePlace[]
  /** Number of texts that the rule can fix without asking the member. */
  readonly fixable: number
  /** What the suggestions of those texts do, each label once, for example "Use "Minimize"". */
  readonly fixes: readonly string[]
}

export interface GroupedRemarks {
  /** Rules with remarks on several texts, worst severity first. */
  readonly rules: readonly RuleGroup[]
  /** The texts in page order with their other remarks. Texts without any are left out. */
  readonly singles: readonly RemarkGroup[]
}

const RULE_BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]))
/** Remarks that count the statements of one step, or that concern the executor, are shown at their text alone. */
const AT_ITS_TEXT = /^(?:E\d|S2$)/

/** Title of a rule; a custom rule has only its id. */
export const titleOf = (ruleId: string): string => RULE_BY_ID.get(ruleId)?.title ?? ruleId

/** Whether a rule compares or counts texts. */
export const isAboutStudy = (ruleId: string): boolean =>
  RULE_BY_ID.get(ruleId)?.entities.includes('study') === true && !AT_ITS_TEXT.test(ruleId)

/** Whether two remarks are listed together. */
export const isSameRule = (one: Pick<Remark, 'ruleId' | 'severity'>, other: typeof one): boolean =>
  one.ruleId === other.ruleId && one.severity === other.severity

/** Gathers the remarks of each rule that has some on several texts. */
export function groupByRule(texts: readonly RemarkGroup[]): GroupedRemarks {
  const found = texts.flatMap(({ key, name, remarks }) => remarks.map((remark) => ({ key, name, remark })))
  const byRule = Map.groupBy(found, ({ remark }) => `${remark.ruleId} ${remark.severity}`)
  const rules = [...byRule.values()].map(toGroup).filter(({ places }) => places.length > 1)
  const isGrouped = (remark: Remark) => rules.some((rule) => isSameRule(rule, remark))
  const singles = texts
    .map((text) => ({ ...text, remarks: text.remarks.filter((remark) => !isGrouped(remark)) }))
    .filter(({ remarks }) => remarks.length > 0)
  const worstFirst = SEVERITIES.flatMap((severity) => rules.filter((rule) => rule.severity === severity))
  return { rules: worstFirst, singles }
}

function toGroup(found: readonly RulePlace[]): RuleGroup {
  const { ruleId = '', severity = 'hint', message = '' } = found[0]?.remark ?? {}
  const places = [...Map.groupBy(found, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
  const fixable = found.filter(({ remark }) => !isAboutStudy(ruleId) && hasCertainFix(remark))
  return {
    ruleId,
    severity,
    title: titleOf(ruleId),
    message: found.every(({ remark }) => remark.message === message) ? message : null,
    places,
    fixable: new Set(fixable.map(({ key }) => key)).size,
    fixes: [...new Set(fixable.flatMap(({ remark }) => remark.suggestion?.label ?? []))],
  }
}
