import { STATUS_LABELS, type Triage } from '@outcome-studio/shared/domain/study'
import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** In line with the text of the field. */
const Line = styled.p`
  padding-inline: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

/** What a team decided about a statement, where it decided something. It is edited in the table. */
export function RowTriage({ statement: { status, owner = '', tags = [] } }: { readonly statement: Triage }) {
  const parts = [status ? STATUS_LABELS[status] : '', owner.trim(), tags.join(', ')]
  const shown = parts.filter((part) => part !== '')
  return shown.length > 0 && <Line dir="auto">{shown.join(' · ')}</Line>
}
