import type { Instructor } from '@outcome-studio/shared/domain/events'
import { Card, color, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { InstructorPhoto } from '../core/InstructorPhoto.tsx'

const Person = styled.div`
  display: flex;
  gap: ${space(4)};
`

const Lines = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.textMuted};
`

/** The instructor of the event. */
export function InstructorCard({ instructor }: { readonly instructor: Instructor }) {
  const { name, lines } = instructor
  return (
    <Card title={name} lead="Instructor">
      <Person>
        <InstructorPhoto size="large" instructor={instructor} />
        <Lines>
          {[...new Set(lines)].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Lines>
      </Person>
    </Card>
  )
}
