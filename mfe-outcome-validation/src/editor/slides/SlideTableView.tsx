import { bandFills, color, media } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { SlideTable } from '../../domain/presentation/Slide.ts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 0.35em 0.6em;
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: middle;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & th {
    color: ${color.textMuted};
    font-size: 0.9em;
    font-weight: 600;
    overflow-wrap: normal;
  }
  & [data-number] {
    text-align: end;
  }
  & :is([data-number], [data-short]) {
    white-space: nowrap;
  }
  & td[data-band] {
    font-weight: 650;
    ${bandFills('background')}
  }
  & tr {
    break-inside: avoid;
  }
  @media print {
    & :is(th, td) {
      padding-block: 0.2em;
      line-height: 1.25;
    }
  }
  ${media.narrow} {
    @media screen {
      & [data-optional] {
        display: none;
      }
    }
  }
`

/** Columns of a few letters. */
const SHORT = new Set(['No.', 'Band'])
/** Columns that a narrow screen has no space for: their numbers follow from, or are named by, the others. */
const OPTIONAL = new Set([
  'Importance',
  'Satisfaction',
  'Band',
  'Job step',
  'Owner',
  'Underserved',
  'Person-weeks',
  'Other group',
])

/** A table of a slide. */
export function SlideTableView({ table: { columns, rows } }: { readonly table: SlideTable }) {
  const cellProps = (at: number) => ({
    'data-number': columns[at]?.isNumber ? '' : undefined,
    'data-short': SHORT.has(columns[at]?.title ?? '') ? '' : undefined,
    'data-optional': OPTIONAL.has(columns[at]?.title ?? '') ? '' : undefined,
  })
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(({ title }, at) => (
            <th key={title} scope="col" {...cellProps(at)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(({ text }) => text).join('\n')}>
            {row.map(({ text, band }, at) => (
              <td key={columns[at]?.title} data-band={band} dir="auto" {...cellProps(at)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
