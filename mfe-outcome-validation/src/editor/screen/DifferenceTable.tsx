import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { Difference } from '../model/differences.ts'

/** Enough to decide by; a study may differ in a thousand places. */
const SHOWN = 20

const Scroll = styled.div`
  max-height: 40dvh;
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: ${type.small};
  text-align: left;
  vertical-align: top;

  & th,
  & td {
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
    border-bottom: 1px solid ${color.border};
    vertical-align: top;
    font-weight: 400;
  }
  & thead th,
  & tbody th {
    color: ${color.textMuted};
  }
`

const shown = (text: string | null): string => (text === null ? 'Not there' : text || 'Empty')

/** Two versions side by side, only where they differ. */
export const DifferenceTable = ({ differences }: { readonly differences: readonly Difference[] }) => {
  if (differences.length === 0) return <p>The texts of both versions are the same.</p>
  const more = differences.length - SHOWN
  return (
    <Scroll tabIndex={0} role="region" aria-label="Differences">
      <Table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Mine</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, SHOWN).map(({ where, mine, theirs }) => (
            <tr key={`${where} ${mine} ${theirs}`}>
              <th scope="row">{where}</th>
              <td>{shown(mine)}</td>
              <td>{shown(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p>and {more} more</p>}
    </Scroll>
  )
}
