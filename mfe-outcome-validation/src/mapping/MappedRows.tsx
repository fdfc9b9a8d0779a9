import { color } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { type MappedRow, PREVIEWED_FIELDS } from '../domain/import/mapping/mapTable.ts'
import { PreviewFrame, PreviewTable } from './previewStyles.ts'

const SHOWN = 20

const Muted = styled.td`
  color: ${color.textMuted};
`

interface MappedRowsProps {
  readonly rows: readonly MappedRow[]
  /** Labels of what a row becomes, for example "Job step 1" and "Outcome statement 1.1". */
  readonly becomes: (row: MappedRow) => readonly string[]
}

/** The first rows of a table, with the items each becomes. */
export function MappedRows({ rows, becomes }: MappedRowsProps) {
  return (
    <PreviewFrame tabIndex={0} role="region" aria-label="Preview">
      <PreviewTable>
        <caption>
          {rows.length > SHOWN
            ? `The first ${SHOWN} of ${rows.length} rows, and what each becomes`
            : 'What each row becomes'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Becomes</th>
            <th scope="col">Job step</th>
            <th scope="col">Outcome statement</th>
            <th scope="col">Category</th>
            {PREVIEWED_FIELDS.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((mapped) => {
            const { row, step, statement, category, fields } = mapped
            return (
              <tr key={row}>
                <th scope="row">{row}</th>
                <Muted>{becomes(mapped).join(', ') || 'Nothing'}</Muted>
                <td>{step}</td>
                <td>{statement}</td>
                <td>{category}</td>
                {PREVIEWED_FIELDS.map(({ title, text }) => (
                  <td key={title}>{text(fields)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </PreviewTable>
    </PreviewFrame>
  )
}
