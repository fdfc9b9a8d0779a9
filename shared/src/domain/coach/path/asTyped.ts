// The file itself: the entry point of the study would bring all its exports to the first screen of the coach.
import { escapeMarkdown } from '../../study/export/escapeMarkdown.ts'

/** What would become a link, whose escapes Markdown shows. */
const ADDRESS = /@|:(?=\/\/)|(?<=\bwww)\./gi

/** Words of the member in a reply, which is Markdown: they are shown as they were typed, on one line. */
export const asTyped = (text: string): string => escapeMarkdown(text).replace(ADDRESS, '\\$&')

/** The name of a step, a job or a group in a reply. */
export const nameAsTyped = (text: string): string => `*${asTyped(text)}*`
