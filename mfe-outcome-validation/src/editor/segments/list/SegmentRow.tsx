import { counted } from '@outcome-studio/shared/domain/base'
import { Badge, IconButton } from '@outcome-studio/shared/ui'
import { ListFilter, Pencil, Trash2 } from 'lucide-react'
import type { Segment } from '../../../domain/segments/segmentsOf.ts'
import { ColumnLabel, Small, Wrong } from '../../needs/table/tableStyles.ts'
import { describeShare, describeSource } from '../describeSegment.ts'
import { RowActions } from './listStyles.ts'

/** Respondents below which a share of 10 percent points is within chance. */
const FEW = 30

interface SegmentRowProps {
  readonly segment: Segment
  /** Of all respondents, from 0 to 1. */
  readonly share: number
  /** Number of its underserved outcomes. */
  readonly underserved: number
  /** null if nothing can be changed. */
  readonly actions: Readonly<Record<'rename' | 'change' | 'remove', (segment: Segment) => void>> | null
}

/** One segment: name, how it is formed, size. */
export function SegmentRow({ segment, share, underserved, actions }: SegmentRowProps) {
  const { name, source, size, problem } = segment
  return (
    <tr>
      <th scope="row">
        {name}
        <Small>{describeSource(source)}</Small>
        {problem !== null && <Wrong>{problem}</Wrong>}
      </th>
      <td>
        <ColumnLabel>Respondents</ColumnLabel>
        {size} ({describeShare(share)}) {problem === null && size < FEW && <Badge>Few</Badge>}
      </td>
      <td>
        <ColumnLabel>Underserved outcomes</ColumnLabel>
        {problem === null ? underserved : '–'}
      </td>
      {actions && (
        <td>
          <RowActions>
            <IconButton label={`Rename ${name}`} onClick={() => actions.rename(segment)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            {source.kind === 'filter' && (
              <IconButton label={`Change the filter ${name}`} onClick={() => actions.change(segment)}>
                <ListFilter aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={
                source.kind === 'filter'
                  ? `Remove ${name}`
                  : `Remove ${name} and the clusters found with it (${counted(source.of, 'cluster')})`
              }
              onClick={() => actions.remove(segment)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </RowActions>
        </td>
      )}
    </tr>
  )
}
