import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { media } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
`

const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(120px, 1fr) 2fr;
  gap: ${space(1)} ${space(4)};
  overflow-wrap: anywhere;

  & + & {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.border};
  }
  & > dt {
    color: ${color.textMuted};
    font: ${type.small};
    line-height: 1.5rem;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface DescriptionListProps {
  readonly facts: readonly { readonly term: string; readonly description: ReactNode }[]
}

/** A list of named facts, for example those of a plan. */
export function DescriptionList({ facts }: DescriptionListProps) {
  return (
    <List>
      {facts.map(({ term, description }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fact>
      ))}
    </List>
  )
}
