import type { Remark } from '../study/remarks/Remark.ts'
import type { RemarksByUuid } from '../study/StudyOperation.ts'
import { checkText, toRemark } from './checkText.ts'
import { REMARK_LIMITS } from './REMARK_LIMITS.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import type { CheckedStudy } from './study/CheckedStudy.ts'
import { studyTexts } from './study/studyTexts.ts'
import { createReader } from './text/createReader.ts'
import type { ReadText } from './text/Statement.ts'

/** How one text is checked: `checkText` or a cached variant of it. */
export type CheckOne = typeof checkText

/**
 * Checks every text of a study and the study as a whole, in one piece.
 * @param afterStep called about every text; it may throw to abort the check
 * @returns an entry for each item; an empty list clears older remarks
 */
export function checkStudy(
  study: CheckedStudy,
  rules: RuleSet = STANDARD_RULES,
  afterStep?: () => void,
): RemarksByUuid {
  return finish(studyCheck(study, rules), afterStep)
}

/**
 * Checks a study by the rules about the whole study, not its single texts.
 * @param afterStep called about every text; it may throw to abort the check
 * @returns entries only for items with remarks
 */
export function checkWholeStudy(
  study: CheckedStudy,
  rules: RuleSet = STANDARD_RULES,
  afterStep?: () => void,
): RemarksByUuid {
  return finish(wholeStudyCheck(study, rules, createReader()), afterStep)
}

/** Length of a text that takes as long as any shorter one, in characters. */
const ORDINARY_LENGTH = 400

/**
 * Checks a study in steps, so that the page stays responsive. Each step yields its approximate cost in
 * checks of an ordinary text.
 * @returns the same as `checkStudy`
 */
export function* studyCheck(
  study: CheckedStudy,
  rules: RuleSet = STANDARD_RULES,
  checkOne: CheckOne = checkText,
): Generator<number, RemarksByUuid> {
  const read = createReader()
  const found = new Map<string, readonly Remark[]>()
  for (const { uuid, entity, text } of studyTexts(study)) {
    found.set(uuid, checkOne(entity, text, rules, read))
    yield Math.ceil(text.length / ORDINARY_LENGTH) || 1
  }
  const whole = yield* wholeStudyCheck(study, rules, read)
  for (const [uuid, remarks] of Object.entries(whole))
    found.set(uuid, [...(found.get(uuid) ?? []), ...remarks])
  return Object.fromEntries(found)
}

/** Cost of a step of a rule about the whole study, which reads one text. */
const STEP_COST = 0.25

function* wholeStudyCheck(
  study: CheckedStudy,
  rules: RuleSet,
  read: ReadText,
): Generator<number, RemarksByUuid> {
  const remarks = new Map<string, Remark[]>()
  const add = (uuid: string, remark: Remark) => {
    const before = remarks.get(uuid)
    if (before === undefined) remarks.set(uuid, [remark])
    else before.push(remark)
  }
  let left: number = REMARK_LIMITS.perStudy
  for (const rule of rules.rulesFor.study) {
    for (const draft of rule.findInStudy?.(study, read) ?? []) {
      if (draft !== null) {
        if (left === 0) {
          add(study.jtbd.uuid, toRemark(rule, { message: MORE, span: null }, rules))
          return Object.fromEntries(remarks)
        }
        add(draft.uuid, toRemark(rule, draft, rules))
        left -= 1
      }
      yield STEP_COST
    }
  }
  return Object.fromEntries(remarks)
}

const MORE = `This study has more than ${REMARK_LIMITS.perStudy} remarks of this kind. Fix some of them to see the others.`

function finish<Result>(steps: Generator<unknown, Result>, afterStep?: () => void): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    afterStep?.()
  }
}
