import { color, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { SlideFact } from '../../domain/presentation/Slide.ts'

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(10)};

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    font-size: 1.9em;
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`

/** Numbers with what they count, in a row. */
export function FactList({ facts }: { readonly facts: readonly SlideFact[] }) {
  return (
    <List>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
