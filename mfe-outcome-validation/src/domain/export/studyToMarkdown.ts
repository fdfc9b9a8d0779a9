import type { JobStep, OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'
import {
  describeQuote,
  escapeMarkdown,
  opportunityScore,
  ratingParts,
} from '@outcome-studio/shared/domain/study'

const NOT_WRITTEN = '_not written yet_'

/**
 * Writes a study for reading: a heading for each step, its outcome statements as a list, with their ratings and
 * quotes. Empty statements are left out.
 */
export function studyToMarkdown(docName: string, { jtbd, jobSteps }: Study): string {
  const head = [
    `# ${escapeMarkdown(docName)}`,
    `**Job executor:** ${words(jtbd.executor)}`,
    `**Job:** ${words(jtbd.userInput)}`,
  ]
  return `${[...head, ...jobSteps.map(section)].join('\n\n')}\n`
}

function section({ userInput, category, outcomeStatements }: JobStep, index: number): string {
  // A number begins a list at the start of a line only, so that it needs no escape in a heading.
  const title = `## ${index + 1}. ${words(userInput)}${category === null ? '' : ` (${category})`}`
  const written = outcomeStatements.flatMap((statement) => listItem(statement) ?? [])
  return written.length === 0 ? title : `${title}\n\n${written.join('\n')}`
}

function listItem({ userInput, ...rated }: OutcomeStatement): string | null {
  const text = escapeMarkdown(userInput)
  if (text === '') return null
  const ratings = [
    ...Object.entries(ratingParts(rated)).flatMap(([part, number]) =>
      number === null ? [] : `${part} ${number}`,
    ),
    ...(rated.rating ? [`opportunity ${opportunityScore(rated.rating)}`] : []),
  ]
  const item = ratings.length === 0 ? `- ${text}` : `- ${text} (${ratings.join(', ')})`
  const quotes = (rated.quotes ?? []).map((quote) => `  > ${escapeMarkdown(describeQuote(quote))}`)
  return quotes.length === 0 ? item : `${item}\n${quotes.join('\n  >\n')}`
}

function words(text: string): string {
  return escapeMarkdown(text) || NOT_WRITTEN
}
