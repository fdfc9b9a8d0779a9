import {
  openRemarks,
  type Remark,
  type RemarksByUuid,
  RULES,
  type Rule,
  type Severity,
  type Study,
} from '@outcome-studio/shared/domain'

/** A place in a study that a rule about the whole of it has something to say about. */
export interface Place {
  readonly uuid: string
  /** As it is numbered on screen: "2" for a step, "2.1" for a statement, "Job". */
  readonly name: string
  readonly message: string
}

/** What one rule about the whole study says, and where. */
export interface StudyPoint {
  readonly rule: Pick<Rule, 'id' | 'title'>
  readonly severity: Severity
  readonly places: readonly Place[]
}

/** A rule whose suggestions can be taken in several texts at once. */
export interface StudyFix {
  readonly rule: Pick<Rule, 'id' | 'title'>
  /** In how many texts. */
  readonly texts: number
}

export interface AboutStudy {
  /** Of rules that compare texts, or count them, step by step. */
  readonly points: readonly StudyPoint[]
  readonly fixes: readonly StudyFix[]
}

const RULE_BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]))
const isAboutWhole = ({ ruleId }: Remark): boolean =>
  RULE_BY_ID.get(ruleId)?.entities.includes('study') === true && !/^E\d/.test(ruleId)

/** Gathers what is said about the whole study at its single items, and what could be mended in one go. */
export function gatherAboutStudy(study: Study, found: RemarksByUuid): AboutStudy {
  const told = placesOf(study).flatMap(({ item, name }) =>
    openRemarks(item, found[item.uuid] ?? []).map((remark) => ({ uuid: item.uuid as string, name, remark })),
  )
  // What is said at the job stands in the list of its own.
  const points = Map.groupBy(
    told.filter(
      ({ uuid, remark }) => isAboutWhole(remark) && (uuid !== study.jtbd.uuid || remark.ruleId === 'O13'),
    ),
    ({ remark }) => remark.ruleId,
  )
  const mendable = Map.groupBy(
    told.filter(({ remark }) => remark.suggestion !== null && !isAboutWhole(remark)),
    ({ remark }) => remark.ruleId,
  )
  return {
    points: [...points].map(([id, entries]) => ({
      rule: ruleOf(id),
      severity: entries[0]?.remark.severity ?? 'hint',
      places: entries.map(({ uuid, name, remark }) => ({ uuid, name, message: remark.message })),
    })),
    fixes: [...mendable]
      .map(([id, entries]) => ({ rule: ruleOf(id), texts: new Set(entries.map(({ uuid }) => uuid)).size }))
      .filter(({ texts }) => texts > 1),
  }
}

const ruleOf = (id: string): Pick<Rule, 'id' | 'title'> => RULE_BY_ID.get(id) ?? { id, title: id }

function placesOf({ jtbd, jobSteps }: Study) {
  return [
    { item: jtbd, name: 'Job' },
    ...jobSteps.flatMap((step, at) => [
      { item: step, name: `${at + 1}` },
      ...step.outcomeStatements.map((item, index) => ({ item, name: `${at + 1}.${index + 1}` })),
    ]),
  ]
}
