import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { type CoachQuestion, type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import { quoted } from '../text/clarify.ts'

/** "another city", "a second shop": what may be so in this case only. */
const OF_CASE =
  /\b(?:(?:to|in|into|at|from|for|with|on) )?(?:another|a (?:different|new|second|third)) \p{L}+$/iu

/** Asks whether a detail of the job belongs to every case. */
export function caseNote(proposals: readonly Proposal[], typed: string): readonly string[] {
  const [job] = proposals
  const detail = job === undefined ? undefined : OF_CASE.exec(uncapitalized(proposedText(job)))?.[0]
  if (detail === undefined || proposals.length > 1 || !typed.toLowerCase().includes(detail.toLowerCase()))
    return []
  return [
    `Does ${quoted([detail])} belong to every case, or only to this one? If only to this one, leave it out.`,
  ]
}

/** What something is done with today. */
const MEANS =
  /\b(?:leverage|use|using|utilize|via|by means of|with the help of|powered by|through) (?:an? |the |our |some )?((?:\p{L}+ )?(?:ai|software|apps?|tools?|systems?|automation|robots?|bots?|machine learning|chatgpt|excel|spreadsheets?|platforms?|dashboards?|scripts?|crm|erp)\b)|\b(automat(?:e|es|ing)|digiti[sz](?:e|es|ing))\b/iu

/** Says that the tool of a job is a means, which may change while the job stays. */
export function meansNote(asked: CoachQuestion['kind'], message: string): string {
  const found = asked === 'job' || asked === 'size' ? MEANS.exec(message) : null
  const means = found?.[1] ?? found?.[2]
  return means === undefined
    ? ''
    : `${quoted([means])} is a means: it may change while the job stays, so leave it out.`
}
