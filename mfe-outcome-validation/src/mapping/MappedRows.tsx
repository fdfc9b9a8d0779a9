import { type MappedRow, PREVIEWED_FIELDS } from '@outcome-studio/shared/domain'
import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const SHOWN = 20

const Frame = styled.div`
  max-height: 320px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  overflow: auto;
  ${focusRing}
`

const Rows = styled.table`
  width: 100%;
  min-width: 620px;
  border-collapse: collapse;
  font: ${type.small};

  & th,
  & td {
    padding: ${space(1.5)} ${space(2.5)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    font: ${type.label};
    white-space: nowrap;
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & td {
    overflow-wrap: break-word;
  }
  & caption {
    padding: ${space(2)} ${space(2.5)};
    color: ${color.textMuted};
    text-align: start;
  }
`

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
    <Frame tabIndex={0} role="region" aria-label="Preview">
      <Rows>
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
      </Rows>
    </Frame>
  )
}
