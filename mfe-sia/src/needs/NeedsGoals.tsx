import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { needsAddress } from '@outcome-studio/shared/domain/areas'
import { counted } from '@outcome-studio/shared/domain/base'
import type { CoachNeeds } from '@outcome-studio/shared/domain/coach'
import { studyNameFor } from '@outcome-studio/shared/domain/needs'
import {
  EditorNotices,
  HistoryButtons,
  SaveStatus,
  useReadOnly,
  useSave,
} from '@outcome-studio/shared/editor'
import { color, Disclosure, space, TextLink, type } from '@outcome-studio/shared/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { Bar, Muted } from '../study/paneStyles.ts'
import { saveUnderFreeName } from '../study/saveUnderFreeName.ts'
import { coachNeeds } from './coachNeeds.ts'
import { useSession, useSessionValue } from './editing.ts'
import { GoalLayers } from './GoalLayers.tsx'
import type { NeedsPlace, OpenNeeds } from './NeedsPlace.ts'

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.border};

  & > * {
    min-width: 0;
  }
  & h2 {
    font: ${type.heading};
    overflow-wrap: anywhere;
  }
`
export interface NeedsGoalsProps {
  /** The name of a new document, unless it is taken. */
  readonly docName: string
  /** Names of the member's needs documents. */
  readonly names: readonly string[]
  readonly onPlace: (place: NeedsPlace) => void
  readonly onRead: (needs: CoachNeeds) => void
  /** Called after goals were saved. @param uuid of the document */
  readonly onSaved: (uuid: string) => void
}

/** The open needs document: new goals, save state, and a link to its editor. */
export function NeedsGoals({ docName, names, onPlace, onRead, onSaved }: NeedsGoalsProps) {
  const session = useSession()
  const save = useSave()
  const isReadOnly = useReadOnly()
  const content = useSessionValue(ANYTHING, (open) => open.content)
  const hasHistory = useSessionValue(ANYTHING, (open) => open.canUndo || open.canRedo)
  const header = useSessionValue(NAME, (open) => open.header)
  const known = useMemo(() => new Set(session.content.goals.map(({ id }) => id)), [session])
  const taken = useRef(names)
  taken.current = names

  const saveNow = useCallback(
    () =>
      save(async () => {
        const isSaved = await saveUnderFreeName(session, (others) =>
          studyNameFor(docName, [...taken.current, ...others]),
        )
        if (isSaved) onSaved(session.uuid)
        return isSaved
      }),
    [save, session, docName, onSaved],
  )
  const apply = useCallback<OpenNeeds['apply']>(
    (operation) => {
      // Before the edit, so that undo takes the edit back first.
      if (session.docName.trim() === '') session.rename(studyNameFor(docName, taken.current))
      session.apply(operation)
      void saveNow()
    },
    [session, docName, saveNow],
  )
  useEffect(() => onPlace({ kind: 'open', session, apply }), [onPlace, session, apply])
  useEffect(() => onRead(coachNeeds(content)), [onRead, content])

  const fresh = content.goals.filter(({ id }) => !known.has(id))
  const rest = content.goals.filter(({ id }) => known.has(id))
  return (
    <Section aria-label="Needs document">
      <div>
        <h2>{header?.docName ?? docName}</h2>
        <Muted>{header ? 'Needs document' : 'New needs document'}</Muted>
      </div>
      {hasHistory && !isReadOnly && (
        <Bar>
          <HistoryButtons where=" in the needs document" onStep={() => void saveNow()} />
          <SaveStatus />
        </Bar>
      )}
      <EditorNotices />
      <GoalLayers goals={fresh} isNew />
      {rest.length > 0 && (
        <Disclosure summary={`${counted(rest.length, 'goal')} from before`}>
          <GoalLayers goals={rest} />
        </Disclosure>
      )}
      {header && <TextLink to={needsAddress(header.docName)}>Open in Needs Framework</TextLink>}
    </Section>
  )
}
