import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Muted, Section, SectionTitle } from './sectionStyles.ts'

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`

const Term = styled.dt`
  color: ${color.textMuted};
  font: ${type.small};
`

const names = Object.keys(type) as readonly (keyof typeof type)[]

/** Shows the steps of the type scale. */
export function TypeTokens() {
  return (
    <Section id="type">
      <SectionTitle>Type</SectionTitle>
      <Muted>
        Inter, served with the product; the system’s font takes its place, at its width, until it is there.
        Weight, size and line height in rem, so that the reader’s own size counts.
      </Muted>
      <List>
        {names.map((name) => (
          <div key={name}>
            <Term>
              {name}: {type[name].replace(' var(--os-font)', '')}
            </Term>
            <dd style={{ font: type[name] }}>Minimise the time it takes to get going</dd>
          </div>
        ))}
      </List>
    </Section>
  )
}
