import type { Instructor } from '@outcome-studio/shared/domain/events'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { InstructorPhoto } from '../core/InstructorPhoto.tsx'

/** The picture is beside the name and all lines. */
const Person = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Lines = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  & > h2 {
    color: ${color.text};
    font: ${type.heading};
  }
  & > :first-child {
    font: ${type.label};
  }
`

/** The instructor of the event. */
export function InstructorCard({ instructor }: { readonly instructor: Instructor }) {
  const { name, lines } = instructor
  return (
    <Person aria-label={name}>
      <InstructorPhoto size="large" instructor={instructor} />
      <Lines>
        <p>Instructor</p>
        <h2>{name}</h2>
        {[...new Set(lines)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Lines>
    </Person>
  )
}
