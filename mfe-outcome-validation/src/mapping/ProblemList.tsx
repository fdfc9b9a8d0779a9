import { counted } from '@outcome-studio/shared/domain/base'
import { color, Disclosure, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** A longer list is not useful. */
const SHOWN = 100

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

/** The problems of an import. */
export function ProblemList({ problems }: { readonly problems: readonly string[] }) {
  const different = [...new Set(problems)]
  if (different.length === 0) return null
  return (
    <Disclosure summary={`${counted(different.length, 'thing')} to look at`}>
      <List role="list">
        {different.slice(0, SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {different.length > SHOWN && <li>…and {different.length - SHOWN} more.</li>}
      </List>
    </Disclosure>
  )
}
