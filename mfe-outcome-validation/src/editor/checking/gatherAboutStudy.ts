import {
  openRemarks,
  type Remark,
  type RemarksByUuid,
  RULES,
  type Rule,
  type Severity,
  type Study,
} from '@outcome-studio/shared/domain'
import { studyPlaces } from './studyPlaces.ts'

/** An item with a remark of a rule about the whole study. */
export interface Place {
  readonly uuid: string
  /** Its number on screen: "2" for a step, "2.1" for a statement, or "Job". */
  readonly name: string
  readonly message: string
}

/** The remarks of one rule about the whole study, with their items. */
export interface StudyPoint {
  readonly rule: Pick<Rule, 'id' | 'title'>
  readonly severity: Severity
  readonly places: readonly Place[]
}

/** A rule whose suggestions can be applied to several texts at once. */
export interface StudyFix {
  readonly rule: Pick<Rule, 'id' | 'title'>
  /** Number of texts. */
  readonly texts: number
}

export interface AboutStudy {
  /** Remarks of rules that compare or count texts. */
  readonly points: readonly StudyPoint[]
  readonly fixes: readonly StudyFix[]
}

const RULE_BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]))
/** Remarks that count the statements of one step, or that concern the executor, are shown at their text alone. */
const AT_ITS_TEXT = /^(?:E\d|S2$)/
const isAboutWhole = ({ ruleId }: Remark): boolean =>
  RULE_BY_ID.get(ruleId)?.entities.includes('study') === true && !AT_ITS_TEXT.test(ruleId)

/** Groups the remarks that compare texts by rule, and finds the rules that can be fixed in several texts. */
export function gatherAboutStudy(study: Study, found: RemarksByUuid): AboutStudy {
  const [, ...places] = studyPlaces(study)
  const open = places.flatMap(({ item, name }) =>
    openRemarks(item, found[item.uuid] ?? []).map((remark) => ({ uuid: item.uuid as string, name, remark })),
  )
  // Remarks on the job are in a separate list.
  const points = Map.groupBy(
    open.filter(
      ({ uuid, remark }) => isAboutWhole(remark) && (uuid !== study.jtbd.uuid || remark.ruleId === 'O13'),
    ),
    ({ remark }) => remark.ruleId,
  )
  const fixable = Map.groupBy(
    open.filter(({ remark }) => remark.suggestion !== null && !isAboutWhole(remark)),
    ({ remark }) => remark.ruleId,
  )
  return {
    points: [...points].map(([id, entries]) => ({
      rule: ruleOf(id),
      severity: entries[0]?.remark.severity ?? 'hint',
      places: entries.map(({ uuid, name, remark }) => ({ uuid, name, message: remark.message })),
    })),
    fixes: [...fixable]
      .map(([id, entries]) => ({ rule: ruleOf(id), texts: new Set(entries.map(({ uuid }) => uuid)).size }))
      .filter(({ texts }) => texts > 1),
  }
}

const ruleOf = (id: string): Pick<Rule, 'id' | 'title'> => RULE_BY_ID.get(id) ?? { id, title: id }
