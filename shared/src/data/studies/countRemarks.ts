import {
  createRuleSet,
  mergeRules,
  type RulesConfig,
  studyCheck,
  usableRules,
} from '@outcome-studio/shared/domain/checker'
import { countFound, type Study, type StudyHealth } from '@outcome-studio/shared/domain/study'

/** Texts checked in one piece, which takes a few milliseconds. */
const SLICE = 200

/**
 * Counts the open remarks of a study like the check during typing. Yields to the page, so that it stays responsive.
 * @param custom JSON of custom rules; later ones override earlier ones; null and invalid rules are ignored
 */
export async function countRemarks(study: Study, custom: readonly (string | null)[]): Promise<StudyHealth> {
  const none: RulesConfig = {}
  const config = custom.reduce((under, json) => mergeRules(under, usableRules(json) ?? {}), none)
  const steps = studyCheck(study, createRuleSet(config))
  for (let spent = 0; ; ) {
    const step = steps.next()
    if (step.done) return countFound(study, step.value)
    spent += step.value
    if (spent < SLICE) continue
    spent = 0
    await new Promise((resolve) => setTimeout(resolve))
  }
}
