import type { JobStep, Study } from '../Study.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'

const NOT_WRITTEN = '_not written yet_'

/**
 * Writes a study for reading: a heading for each step, its outcome statements as a list. Empty statements are
 * left out.
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
  const title = `## ${index + 1}\\. ${words(userInput)}${category === null ? '' : ` (${category})`}`
  const written = outcomeStatements.map((statement) => escapeMarkdown(statement.userInput)).filter(Boolean)
  return written.length === 0 ? title : `${title}\n\n${written.map((text) => `- ${text}`).join('\n')}`
}

function words(text: string): string {
  return escapeMarkdown(text) || NOT_WRITTEN
}
