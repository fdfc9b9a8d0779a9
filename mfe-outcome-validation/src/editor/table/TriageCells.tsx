import {
  type OutcomeStatement,
  readTags,
  STATUS_LABELS,
  STATUSES,
  TRIAGE_LIMITS,
} from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { useState } from 'react'
import { ColumnLabel } from '../needs/table/tableStyles.ts'
import { useEditor } from '../react/EditorContext.ts'
import type { TableColumn } from './TABLE_COLUMNS.ts'
import { CellField, CellSelect } from './triageStyles.ts'

interface TriageCellsProps {
  readonly statement: OutcomeStatement
  /** Number in the study, for example "2.1". */
  readonly name: string
  readonly columns: ReadonlySet<TableColumn>
}

/** The status, the owner and the tags of an outcome statement. */
export function TriageCells({ statement, name, columns }: TriageCellsProps) {
  return (
    <>
      {columns.has('status') && (
        <td data-column="status">
          <StatusField statement={statement} name={name} />
        </td>
      )}
      {columns.has('owner') && (
        <td data-column="owner">
          <OwnerField statement={statement} name={name} />
        </td>
      )}
      {columns.has('tags') && (
        <td data-column="tags">
          <TagsField statement={statement} name={name} />
        </td>
      )}
    </>
  )
}

/** A draft is a statement without a status. */
const ALL: readonly (keyof typeof STATUS_LABELS)[] = ['draft', ...STATUSES]

type FieldProps = Omit<TriageCellsProps, 'columns'>

function StatusField({ statement: { uuid, status }, name }: FieldProps) {
  const { session } = useEditor()
  const isReadOnly = useReadOnly()
  return (
    <>
      <ColumnLabel aria-hidden="true">Status</ColumnLabel>
      <CellSelect
        aria-label={`Status of ${name}`}
        disabled={isReadOnly}
        value={status ?? 'draft'}
        onChange={({ currentTarget: { value } }) => {
          const chosen = STATUSES.find((each) => each === value) ?? null
          session.apply({ kind: 'setItemFields', uuid, fields: { status: chosen } })
        }}
      >
        {ALL.map((each) => (
          <option key={each} value={each}>
            {STATUS_LABELS[each]}
          </option>
        ))}
      </CellSelect>
    </>
  )
}

function OwnerField({ statement: { uuid, owner = '' }, name }: FieldProps) {
  const { session } = useEditor()
  const isReadOnly = useReadOnly()
  return (
    <>
      <ColumnLabel aria-hidden="true">Owner</ColumnLabel>
      <CellField
        dir="auto"
        aria-label={`Owner of ${name}`}
        autoComplete="off"
        placeholder={isReadOnly ? undefined : '–'}
        maxLength={TRIAGE_LIMITS.owner}
        readOnly={isReadOnly}
        value={owner}
        onChange={({ currentTarget: { value } }) =>
          session.apply({
            kind: 'setItemFields',
            uuid,
            fields: { owner: value.trim() === '' ? null : value },
          })
        }
      />
    </>
  )
}

/** The text stays as it is typed while the field has the focus; the study has the tags in it at any time. */
function TagsField({ statement: { uuid, tags = [] }, name }: FieldProps) {
  const { session } = useEditor()
  const isReadOnly = useReadOnly()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <ColumnLabel aria-hidden="true">Tags</ColumnLabel>
      <CellField
        dir="auto"
        aria-label={`Tags of ${name}, separated by commas`}
        autoComplete="off"
        placeholder={isReadOnly ? undefined : '–'}
        readOnly={isReadOnly}
        value={typed ?? tags.join(', ')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          session.apply({ kind: 'setItemFields', uuid, fields: { tags: readTags(value) } })
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  )
}
