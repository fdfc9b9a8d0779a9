import type { RankedInitiative } from './rankInitiatives.ts'

/** A row of a file for a tracker: what follows from an initiative, and its description. */
interface TrackedInitiative extends RankedInitiative {
  readonly description: string
}

/** A program that imports initiatives as a CSV file. */
export interface Tracker {
  readonly id: 'jira' | 'linear' | 'productboard'
  readonly label: string
  readonly columns: readonly {
    readonly title: string
    readonly cell: (tracked: TrackedInitiative) => string
  }[]
}

const LABEL = 'outcome-studio'
const numberOr = (number: number | null): string => (number === null ? '' : `${number}`)
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())

/**
 * The columns that each program imports, with their sources in docs/decisions/initiatives.md. Jira finds people by their
 * email address alone, and its headings have no punctuation. Linear reads whole estimates.
 */
export const TRACKERS: readonly Tracker[] = [
  {
    id: 'jira',
    label: 'Jira',
    columns: [
      { title: 'Summary', cell: ({ initiative }) => initiative.name },
      { title: 'Issue Type', cell: () => 'Task' },
      { title: 'Description', cell: ({ description }) => description },
      { title: 'Assignee', cell: ({ initiative: { owner } }) => (isEmail(owner) ? owner.trim() : '') },
      { title: 'Labels', cell: () => LABEL },
      { title: 'Owner', cell: ({ initiative }) => initiative.owner },
      { title: 'Effort in person weeks', cell: ({ initiative }) => numberOr(initiative.effort) },
      { title: 'Value', cell: ({ value }) => numberOr(value) },
      { title: 'Value per person week', cell: ({ valuePerEffort }) => numberOr(valuePerEffort) },
    ],
  },
  {
    id: 'linear',
    label: 'Linear',
    columns: [
      { title: 'Title', cell: ({ initiative }) => initiative.name },
      { title: 'Description', cell: ({ description }) => description },
      { title: 'Status', cell: () => 'Backlog' },
      {
        title: 'Estimate',
        cell: ({ initiative: { effort } }) => numberOr(effort === null ? null : Math.ceil(effort)),
      },
      { title: 'Priority', cell: () => 'No priority' },
      { title: 'Assignee', cell: ({ initiative }) => initiative.owner },
      { title: 'Labels', cell: () => LABEL },
    ],
  },
  {
    id: 'productboard',
    label: 'Productboard',
    columns: [
      { title: 'Name', cell: ({ initiative }) => initiative.name },
      { title: 'Description', cell: ({ description }) => description },
      { title: 'Owner', cell: ({ initiative }) => initiative.owner },
      { title: 'Effort', cell: ({ initiative }) => numberOr(initiative.effort) },
      { title: 'Value', cell: ({ value }) => numberOr(value) },
      { title: 'Value per person-week', cell: ({ valuePerEffort }) => numberOr(valuePerEffort) },
      { title: 'Tags', cell: () => LABEL },
    ],
  },
]
