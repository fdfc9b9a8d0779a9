import { cutText } from '@outcome-studio/shared/files'
import type { OutcomeStatement } from '../Study.ts'
import { readTags } from '../triage/readTags.ts'
import { STATUS_LABELS, STATUSES, TRIAGE_LIMITS, type Triage } from '../triage/Triage.ts'
import type { FieldColumns, StudyField } from './StudyField.ts'
import { shortened } from './shortened.ts'

type TriageFields = { readonly [Name in keyof Triage]-?: StudyField<OutcomeStatement> }

const statusLabel = ({ status }: Triage): string | null => (status ? STATUS_LABELS[status] : null)
const tagList = ({ tags }: Triage): string | null => tags?.join(', ') ?? null

/** A field with one column of texts. Foreign tables have other meanings for its title. */
function textColumn(
  title: string,
  width: number,
  text: (holder: Triage) => string | null,
  read: FieldColumns<OutcomeStatement>['read'],
): FieldColumns<OutcomeStatement> {
  return {
    columns: [{ title, width, style: 'text', cell: text }],
    wordColumns: [{ title, width: width / 6, cell: (holder) => text(holder) ?? '' }],
    preview: null,
    read,
  }
}

/** Rows of STUDY_FIELDS. */
export const triageFields: TriageFields = {
  status: {
    label: (item) => `Status of ${item.charAt(0).toLowerCase()}${item.slice(1)}`,
    text: (holder) => statusLabel(holder) ?? STATUS_LABELS.draft,
    edit: (item) => `status of ${item} changed`,
    isTyped: false,
    files: textColumn('Status', 10, statusLabel, (cell) => {
      const written = cell('Status').trim().toLowerCase()
      const status = STATUSES.find((each) => each === written)
      if (status !== undefined) return { values: { status }, problem: null }
      const isKnown = written === '' || written === 'draft'
      const problem = `“${shortened(written)}” is no status; use Draft, Agreed or Out.`
      return { values: {}, problem: isKnown ? null : problem }
    }),
  },
  owner: {
    label: (item) => `Owner of ${item.charAt(0).toLowerCase()}${item.slice(1)}`,
    text: ({ owner }) => owner ?? null,
    edit: (item) => `owner of ${item} changed`,
    isTyped: true,
    files: textColumn(
      'Owner',
      16,
      ({ owner }) => owner ?? null,
      (cell) => {
        const owner = cutText(cell('Owner').trim(), TRIAGE_LIMITS.owner)
        return { values: owner === '' ? {} : { owner }, problem: null }
      },
    ),
  },
  tags: {
    label: (item) => `Tags of ${item.charAt(0).toLowerCase()}${item.slice(1)}`,
    text: tagList,
    edit: (item) => `tags of ${item} changed`,
    isTyped: true,
    files: textColumn('Tags', 18, tagList, (cell) => {
      const tags = readTags(cell('Tags'))
      return { values: tags.length === 0 ? {} : { tags }, problem: null }
    }),
  },
}
