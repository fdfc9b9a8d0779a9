import { photoToShow } from '@outcome-studio/shared/domain/account'
import type { Instructor } from '@outcome-studio/shared/domain/events'
import { avatarInitial } from '@outcome-studio/shared/domain/member'
import { Avatar, Button, color, EmptyState, radius, space, type } from '@outcome-studio/shared/ui'
import { UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { INSTRUCTOR_LIMITS } from '../../domain/eventLimits.ts'
import { OutcomeNotice } from '../core/OutcomeNotice.tsx'
import { InstructorDialog } from './InstructorDialog.tsx'
import { useInstructorEdits } from './useInstructorEdits.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  & > p {
    flex: 1 1 240px;
    color: ${color.textMuted};
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${space(3)};
    padding: ${space(4)};
    border: 1px solid ${color.border};
    border-radius: ${radius.large};
    background: ${color.surface};
    overflow-wrap: anywhere;
  }
`

const About = styled.div`
  flex: 1 1 200px;
  min-width: 0;

  & > h2 {
    font: ${type.heading};
  }
  & > p {
    color: ${color.textMuted};
    white-space: pre-line;
  }
`

/** The instructors, whom events name. */
export function InstructorList({ stored }: { readonly stored: readonly Instructor[] }) {
  const { instructors, outcome, store, remove, dismiss } = useInstructorEdits(stored)
  const [edited, setEdited] = useState<Instructor | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isFull = instructors.length >= INSTRUCTOR_LIMITS.count
  return (
    <>
      <Head>
        <p>
          {isFull
            ? `There are ${INSTRUCTOR_LIMITS.count} instructors, which is as many as can be stored.`
            : 'Members see them on the pages of their events.'}
        </p>
        <Button
          ref={add}
          isDisabled={isFull}
          onPress={() => setEdited({ id: crypto.randomUUID(), name: '', photoUrl: '', lines: [] })}
        >
          Add instructor
        </Button>
      </Head>
      {instructors.length === 0 ? (
        <EmptyState title="No instructors yet" icon={<UserRoundPlus aria-hidden="true" />}>
          Add those who lead your events, then choose them in the list of events.
        </EmptyState>
      ) : (
        <List aria-label="Instructors">
          {instructors.map((each) => (
            <li key={each.id}>
              <Avatar
                initial={avatarInitial({ name: each.name, email: '' })}
                src={photoToShow(each.photoUrl)}
              />
              <About>
                <h2>{each.name}</h2>
                <p>{each.lines.join('\n')}</p>
              </About>
              <Button aria-label={`Edit ${each.name}`} onPress={() => setEdited(each)}>
                Edit
              </Button>
              <Button
                tone="quiet"
                aria-label={`Delete ${each.name}`}
                onPress={() => {
                  remove(each)
                  // The pressed button has disappeared.
                  add.current?.focus()
                }}
              >
                Delete
              </Button>
            </li>
          ))}
        </List>
      )}
      {edited && (
        <InstructorDialog
          instructor={edited}
          onSave={(instructor) => {
            store(instructor)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      <OutcomeNotice outcome={outcome} onDismiss={dismiss} />
    </>
  )
}
